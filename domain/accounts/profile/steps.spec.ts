import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sectionOf, shellSpecification } from '../../core/testing/specification.ts';
import { markersOf, stepNames, type StepName } from './steps.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** "Flags kept as step names: …": document 1, section 3. */
const specified =
  /Flags kept as step names: (.+)\.\n/.exec(sectionOf(shellSpecification, 3))?.[1]?.split(', ') ?? [];

const readers = {
  did_onboarding: 'web-student/src/features/guidance/guides.ts',
  did_onboarding_pratice: 'web-student/src/features/guidance/guides.ts',
  did_view_reward: 'web-student/src/features/referrals/reward-page.tsx',
  want_bg_noise: 'web-student/src/features/practice/answer/use-practice.ts',
  did_view_score_details: 'web-student/src/features/practice/after/after-answer.tsx',
  should_auto_night_mode: 'web-student/src/core/preferences/night.ts',
  can_send_email_general: 'services/mail/mail-lists.ts',
  can_send_email_third_party: 'services/mail/mail-lists.ts',
  did_claim_reward: 'services/accounts/user.ts',
  should_leave_testimonial: 'domain/testimonials/asking.ts',
  should_auto_silence_off: 'web-student/src/mechanisms/spoken-response/recording/silence-rule.ts',
  did_leave_testimonial: 'domain/testimonials/asking.ts',
  can_take_mock_test_1: 'services/mock-tests/read-rights.ts',
  should_set_password: 'web-student/src/app/guard.tsx',
  should_playback_off: 'web-student/src/mechanisms/spoken-response/recording/recorded-dialog.tsx',
} as const satisfies Partial<Record<StepName, string>>;

/** Derived from the account; no user sets them. */
const mirrored = {
  access_blocked: { status: 'blocked' },
  did_verify_email: { isVerified: true },
  did_send_verify_email: { email: 'ann@example.com' },
  should_set_password: { mustSetPassword: true },
  should_notify_suspicious_email: { isPasswordExposed: true },
} as const satisfies Partial<Record<StepName, Partial<Parameters<typeof markersOf>[0]>>>;

/** A row of the differences gives the reason. */
const withoutEffect: readonly StepName[] = ['should_bypass_whisper_api'];

test('gives each of the 20 specified step names a reader, a mirror or a stated reason', () => {
  expect(specified).toHaveLength(20);
  expect(stepNames.slice(0, 20)).toEqual(specified);
  const acting = [...Object.keys(readers), ...Object.keys(mirrored), ...withoutEffect];
  expect([...new Set(acting)].toSorted()).toEqual(specified.toSorted());
});

test.each(Object.entries(readers))('%s is read by %s', (name, file) => {
  expect(textOf(file)).toContain(`'${name}'`);
});

test.each(Object.entries(mirrored))('%s follows from the account', (name, facts) => {
  const plain = { status: 'active', isVerified: false } as const;
  expect(markersOf(plain, [])).toEqual([]);
  expect(markersOf({ ...plain, ...facts }, [])).toEqual([name]);
});

test.each(withoutEffect)('infra/docs/differences.md explains why %s has no effect', (name) => {
  expect(textOf('infra/docs/differences.md')).toContain(`\`${name}\``);
});
