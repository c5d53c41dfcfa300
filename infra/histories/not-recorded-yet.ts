/**
 * Events that are newer than the newest kept history, by their types, each with its reason: the next one tells of them, and
 * then they leave this list. `record.ts` refuses to record while the story lacks one, so the story is told of it first.
 */
export const notRecordedYet: Readonly<Record<string, string>> = {
  'CartPriced version 1': 'Carts keep the price of their opening since after 0.2.0.',
  'CreditsCarriedForward version 1': 'Ledgers that are kept by person came after 0.2.0.',
};
