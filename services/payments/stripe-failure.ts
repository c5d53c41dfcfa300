import { Stripe } from 'stripe';
import { ForgedNotice, PaymentRefusal, ProviderAway, UnknownPayment } from './payments.ts';

/** The payment was paid or cancelled before. */
const ofState = 'payment_intent_unexpected_state';

/** Converts an SDK failure to the port's error. Keeps only its code, because messages may repeat our input. */
export function failureOfProvider(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const { statusCode, code, requestId } = error;
  const which = `${error.type} ${statusCode ?? ''} ${requestId ?? ''}`.trim();
  if (error instanceof errors.StripeSignatureVerificationError) return new ForgedNotice('not signed for us');
  if (error instanceof errors.StripeConnectionError) return new ProviderAway(`no answer: ${which}`);
  if (error instanceof errors.StripeRateLimitError) return new ProviderAway(`too busy: ${which}`);
  // Our keys are invalid: payers cannot fix it, and a retry works once the keys are right.
  if (statusCode === 401 || statusCode === 403) return new ProviderAway(`our key is refused: ${which}`);
  if (code === 'resource_missing') return new UnknownPayment(`there is no such payment: ${which}`);
  // The same key is in progress.
  if (statusCode === 409) return new ProviderAway(`busy with the same: ${which}`);
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return new ProviderAway(which);
  return new PaymentRefusal(error.decline_code ?? code ?? error.type);
}

export const isOfState = (error: unknown): boolean =>
  error instanceof PaymentRefusal && error.code === ofState;
