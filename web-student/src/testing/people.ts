import { userSchema } from '#domain/accounts/user-contract.ts';

export const student = userSchema.parse({
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  examType: 'new_format',
  platformAccess: 'student',
  isVerified: true,
  stepsDone: ['did_onboarding', 'did_onboarding_pratice'],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
  writingCredits: 10,
  speakingCredits: 10,
});
