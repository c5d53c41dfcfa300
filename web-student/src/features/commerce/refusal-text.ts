const texts: Readonly<Record<string, string>> = {
  card_declined: 'Your bank declined the card.',
  insufficient_funds: 'The card does not have enough money.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code of the card is wrong.',
  authentication_required: 'The payment was not confirmed with your bank.',
  payment_intent_authentication_failure: 'The payment was not confirmed with your bank.',
};

export const refusalText = (code: string): string =>
  `${texts[code] ?? 'The payment did not go through.'} Nothing was charged. Try again, or pay in another way.`;
