import { Stripe } from 'stripe';
import { ForgedNotice, PaymentRefusal, ProviderAway, UnknownPayment } from './payments.ts';

/** What the provider says of a payment that has moved on: it was paid or cancelled before. */
const ofState = 'payment_intent_unexpected_state';

/** An SDK failure in the port's words. Only its code is kept: messages may repeat what we sent. */
export function failureOfProvider(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const { statusCode, code, requestId } = error;
  const which = `${error.type} ${statusCode ?? ''} ${requestId ?? ''}`.trim();
  if (error instanceof errors.StripeSignatureVerificationError) return new ForgedNotice('not signed for us');
  if (error instanceof errors.StripeConnectionError) return new ProviderAway(`no answer: ${which}`);
  if (error instanceof errors.StripeRateLimitError) return new ProviderAway(`too busy: ${which}`);
  // Our keys are wrong: no one who pays can mend it, and what is asked can be asked again once they are right.
  if (statusCode === 401 || statusCode === 403) return new ProviderAway(`our key is refused: ${which}`);
  if (code === 'resource_missing') return new UnknownPayment(`there is no such payment: ${which}`);
  // The same key is being worked on.
  if (statusCode === 409) return new ProviderAway(`busy with the same: ${which}`);
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return new ProviderAway(which);
  return new PaymentRefusal(error.decline_code ?? code ?? error.type);
}

export const isOfState = (error: unknown): boolean =>
  error instanceof PaymentRefusal && error.code === ofState;
