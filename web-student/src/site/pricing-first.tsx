import type { Offer, ShownPrices } from '#domain/commerce/contract.ts';
import { moneyText } from '../core/money-text.ts';
import { offerFacts, offerInWords } from '../features/commerce/pricing/offer-words.ts';
import { pricingLead } from '../features/commerce/pricing/pricing-lead.ts';
import { promotionText } from '../features/commerce/promotions/promotion-text.ts';
import { SiteFoot } from './site-foot.tsx';

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function PricingFirst({ prices: { offers, country, currency } }: { readonly prices: ShownPrices }) {
  const plans = offers.filter(({ group }) => group !== 'others');
  const singles = offers.filter(({ group }) => group === 'others');
  return (
    <div className="page first-page pricing-first">
      <h1>Plans and prices</h1>
      <p className="first-lead">{pricingLead}</p>
      <p>
        Prices for {countries.of(country) ?? country}, in {currency}.
      </p>
      <noscript>
        <p>To buy, switch on JavaScript in your browser. All prices are here without it.</p>
      </noscript>
      <div className="first-plans">
        {plans.map((offer) => (
          <section key={offer.packageId} className="framed-card">
            <h2>{offer.name}</h2>
            <Price offer={offer} country={country} />
            <dl>
              {offerFacts(offer).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {singles.length > 0 && (
        <section className="first-singles">
          <h2>Credits and single tests</h2>
          <ul>
            {singles.map((offer) => (
              <li key={offer.packageId}>
                <h3>{offer.name}</h3>
                <p>{offerInWords(offer)}</p>
                <Price offer={offer} country={country} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SiteFoot />
    </div>
  );
}

function Price({ offer, country }: { readonly offer: Offer; readonly country: string }) {
  const { price, listPrice, perDay, reductions } = offer;
  const promotion = reductions.find((one) => one.kind === 'promotion');
  return (
    <p className="first-price">
      <strong>{moneyText(price, country)}</strong>
      {price.amount < listPrice.amount && (
        <>
          {' '}
          instead of <s>{moneyText(listPrice, country)}</s>
        </>
      )}
      {perDay && <span>{moneyText(perDay, country)} a day</span>}
      {promotion?.kind === 'promotion' && <span>{promotionText(promotion)}</span>}
    </p>
  );
}
