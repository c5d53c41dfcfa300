import { z } from 'zod';

/** The markers in `stepsDone`: specification, document 1, section 3. */
export const stepNames = [
  'did_onboarding',
  'did_onboarding_pratice',
  'did_view_reward',
  'access_blocked',
  'want_bg_noise',
  'did_view_score_details',
  'should_auto_night_mode',
  'can_send_email_general',
  'can_send_email_third_party',
  'did_claim_reward',
  'should_leave_testimonial',
  'should_auto_silence_off',
  'should_bypass_whisper_api',
  'did_leave_testimonial',
  'can_take_mock_test_1',
  'did_verify_email',
  'did_send_verify_email',
  'should_set_password',
  'should_notify_suspicious_email',
  'should_playback_off',
  // Not in the specification's list: its call `didMockTestOverview` does not name its marker, and a test has one
  // recording, which silence ends only if the student chose so. Screen readers speak into recordings.
  'did_mock_test_overview',
  'want_silence_stop_in_tests',
  'want_announcements_while_recording',
] as const;
export const stepNameSchema = z.enum(stepNames);
export type StepName = z.infer<typeof stepNameSchema>;

/** Markers that users set themselves; the others are derived or set by admins. */
const ownSteps: ReadonlySet<StepName> = new Set<StepName>([
  'did_onboarding',
  'did_onboarding_pratice',
  'did_view_reward',
  'want_bg_noise',
  'did_view_score_details',
  'should_auto_night_mode',
  'can_send_email_general',
  'can_send_email_third_party',
  'should_auto_silence_off',
  'should_playback_off',
  'want_silence_stop_in_tests',
  'want_announcements_while_recording',
]);

/** The markers in answers: those set by the user, and those derived from the account (verified, blocked). */
export function markersOf(
  {
    status,
    email,
    isVerified,
    mustSetPassword,
    isPasswordExposed,
  }: {
    readonly status: 'active' | 'blocked';
    /** Absent if the account has no address, so that no mail was sent. */
    readonly email?: unknown;
    readonly isVerified: boolean;
    readonly mustSetPassword?: boolean;
    readonly isPasswordExposed?: boolean;
  },
  stepsDone: readonly StepName[],
): StepName[] {
  return [
    ...stepsDone,
    ...(email === undefined ? [] : (['did_send_verify_email'] as const)),
    ...(isVerified ? (['did_verify_email'] as const) : []),
    ...(mustSetPassword ? (['should_set_password'] as const) : []),
    ...(isPasswordExposed ? (['should_notify_suspicious_email'] as const) : []),
    ...(status === 'blocked' ? (['access_blocked'] as const) : []),
  ];
}

export function isOwnStep(step: StepName): boolean {
  return ownSteps.has(step);
}
