import { expect, test } from 'vitest';
import { userSchema } from './contract.ts';

const kept = {
  id: '019ab000-0000-7000-8000-000000000000',
  email: 'ada@example.com',
  examType: 'new_format',
  platformAccess: 'student',
  isVerified: true,
  stepsDone: ['did_send_verify_email', 'did_verify_email'],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
};

test('parses a user stored by an older client with defaults for the missing fields', () => {
  expect(userSchema.parse(kept)).toEqual({
    ...kept,
    currentPlan: null,
    packageId: null,
    purchaseHistory: [],
    userPromo: [],
    referralId: '',
    postponeReview: null,
    redeemedMobileApp: false,
    adaptyId: null,
    writingCredits: 0,
    speakingCredits: 0,
    speakingCreditsUsed: 0,
  });
});
