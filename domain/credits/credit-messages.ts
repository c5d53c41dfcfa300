/** What is told who has no writing credit left, to the letter: specification, document 2, section 5. */
const messages = {
  paid: 'Your Ai writing analysis has been limited. Please contact the team.',
  free: 'You have reached your free Ai writing credit limit. Check our packages for more.',
} as const;

/** @param isPaid whether the paid time still runs, see `isPaid` of practice */
export function noWritingCreditsMessage(isPaid: boolean): string {
  return isPaid ? messages.paid : messages.free;
}
