import { escaped, type Markup } from '#domain/core/text/markup.ts';
import { tillCards, type TillPayment } from './till-payment.ts';

/** The payment page, or the payment's status. It needs no script. */
export function tillPage(payment: TillPayment, back: string | undefined): Markup {
  const [title, content] = contentOf(payment, back);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Test till</title>
<style>
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 25%, Canvas); }
  * { box-sizing: border-box; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
  .banner { margin: 0; padding: 0.75rem 1rem; text-align: center; background: light-dark(#fff3bf, #4d3b00); color: light-dark(#4d3b00, #fff3bf); }
  main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 0.25rem; }
  .total { font-size: 1.25rem; font-weight: 600; margin: 0 0 1.5rem; overflow-wrap: anywhere; }
  fieldset { border: 0; padding: 0; margin: 0 0 1.5rem; }
  legend { font-weight: 600; padding: 0; margin-bottom: 0.5rem; }
  label { display: flex; gap: 0.75rem; align-items: center; padding: 0.75rem; margin-bottom: 0.5rem; border: 1px solid var(--line); border-radius: 8px; }
  label:has(:checked) { border-color: light-dark(#1864ab, #74c0fc); }
  label small { display: block; opacity: 0.85; }
  input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; }
  button, .back { display: block; width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; margin: 0 0 0.75rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; border-radius: 8px; cursor: pointer; border: 1px solid light-dark(#1864ab, #74c0fc); background: light-dark(#1864ab, #74c0fc); color: light-dark(#fff, #0b1c2c); }
  button.quiet { background: none; color: inherit; border-color: var(--line); }
  :focus-visible { outline: 3px solid light-dark(#1864ab, #74c0fc); outline-offset: 2px; }
  [role='alert'] { padding: 0.75rem; margin: 0 0 1.5rem; border: 1px solid light-dark(#c92a2a, #ff8787); border-radius: 8px; }
</style>
</head>
<body>
<header class="banner">This is a test till. No money moves.</header>
<main>
<h1>${title}</h1>
<p>${escaped(payment.description)}</p>
<p class="total">${escaped(shown(payment))}</p>
${content}
</main>
</body>
</html>
`;
}

/** For an unknown payment, or a wrong secret. */
export const noSuchPayment: Markup = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such payment - Test till</title><style>:root { color-scheme: light dark; } body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; }</style></head>
<body><main><h1>There is no such payment</h1><p>Go back to your cart and pay from there.</p></main></body></html>
`;

function contentOf(payment: TillPayment, back: string | undefined): [title: string, content: Markup] {
  switch (payment.status) {
    case 'requires_payment_method':
      return ['Pay', payForm(payment)];
    case 'requires_action':
      return ['Is this you?', confirmForm(payment)];
    case 'processing':
      return ['We are looking at your payment', wayBack(back)];
    case 'succeeded':
      return ['Paid', wayBack(back)];
    case 'canceled':
      return ['Payment cancelled', wayBack(back)];
  }
}

function payForm(payment: TillPayment): Markup {
  const cards = Object.entries(tillCards).map(
    ([card, { number, name }], index) =>
      `<label><input type="radio" name="card" value="${card}"${index === 0 ? ' checked' : ''}><span>${name}<small>${number}</small></span></label>`,
  );
  const refusal =
    payment.declined === null
      ? ''
      : '<p role="alert">Your card was declined. Nothing was paid. Try another card.</p>';
  return `${refusal}<form method="post">
${secretOf(payment)}<fieldset><legend>Card</legend>
${cards.join('\n')}
</fieldset>
<button name="do" value="pay">Pay ${escaped(shown(payment))}</button>
<button class="quiet" name="do" value="give_up">Cancel the payment</button>
</form>`;
}

function confirmForm(payment: TillPayment): Markup {
  return `<p>Your bank asks whether you want to pay this.</p>
<form method="post">
${secretOf(payment)}<button name="do" value="confirm">Yes, pay</button>
<button class="quiet" name="do" value="refuse">No, do not pay</button>
</form>`;
}

const secretOf = ({ clientSecret }: TillPayment): Markup =>
  `<input type="hidden" name="secret" value="${escaped(clientSecret)}">\n`;

const wayBack = (back: string | undefined): Markup =>
  back === undefined ? '' : `<a class="back" href="${escaped(back)}">Go back to Ninety</a>`;

function shown({ amount, currency }: TillPayment): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${format.format(amount / 10 ** digits)} ${currency.toUpperCase()}`;
}
