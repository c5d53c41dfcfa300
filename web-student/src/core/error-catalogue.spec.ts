import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['/web-student/src/**/*.{ts,tsx}', '!**/*.spec.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every snackbar of the specification, document 1, section 8, and where it is said. */
const saidIn = [
  ['User updated!', 'features/accounts/use-user-change.ts'],
  ['Email sent successfully!', 'features/mail/api/send-contact.ts'],
  ['Check your email inbox!', 'features/accounts/register-page.tsx'],
  ['Account successfully verified!', 'features/accounts/verify-page.tsx'],
  ['Account successfully deleted!', 'features/accounts/delete-account.tsx'],
  ['Check your inbox and confirm your email first!', 'features/accounts/login-page.tsx'],
  ['This token is expired!', 'core/messages.ts'],
  ['Email not sent!', 'features/mail/api/send-contact.ts'],
  ["We've sent you a reset link.", 'features/accounts/reset-password-page.tsx'],
  ['Password successfully changed!', 'features/accounts/change-password.tsx'],
  ['Congrats! Our team will contact you soon.', 'features/referrals/reward-page.tsx'],
  ['Thank you for leaving a review!', 'features/testimonials/review-form.tsx'],
  ['Your email has been added!', 'features/mail/mail-offer.tsx'],
  ['Link copied.', 'features/scorecards/share-dialog.tsx'],
  ['File not valid (must be: jpg - jpeg - png)', 'core/messages.ts'],
  ['Server error!', 'core/messages.ts'],
  ['Server error! [dev only]', 'core/api.ts'],
  ['Other session detected!', 'core/messages.ts'],
  ['Payment cancelled. Contact team if needed', 'features/commerce/thank-you-page.tsx'],
  ['Account not recognized.', 'core/messages.ts'],
  ['This promo has expired!', 'features/commerce/promo-page.tsx'],
  ['Promo already redeemed!', 'core/messages.ts'],
  ['Error 45. Contact team if needed.', 'features/commerce/thank-you-page.tsx'],
  ['Your browser does not support the audio player.', 'audio/audio-player.tsx'],
] as const;

test.each(saidIn)('"%s" is said to the letter', (text, file) => {
  const code = sources[`/web-student/src/${file}`] ?? '';
  // Between marks of a text or of JSX, so that nothing stands before or after it.
  const pieces = code.split(/['"<>]|\n/).map((piece) => piece.trim());
  expect(code.includes(`"${text}"`) || pieces.includes(text)).toBe(true);
});
