import { activatePromotion, activatePromotionUid } from '#domain/commerce/contract.ts';
import { changePackage, packages } from '#domain/commerce/prices/price-list-contract.ts';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  makePromotionLink,
} from '#domain/commerce/promotions/promotion-contract.ts';
import type { PromotionKind } from '#domain/commerce/promotions/promotion-kind.ts';
import { visitor, type Stage, type User } from './person.ts';

const settingsOf = (kind: PromotionKind, promoId: string) => ({
  promoId,
  kind,
  discount: 40,
  startTime: '2020-01-01T00:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  target: ['package_silver' as const],
  reason: 'For a class of the story',
});

export async function changePrice(admin: User): Promise<void> {
  const { body } = await admin.call(packages.one, { id: 'package_bronze' });
  const { id: _id, version: _version, changedAt: _changedAt, ...bronze } = body;
  await admin.call(changePackage, { ...bronze, audCents: 6_900, reason: 'It costs us less by now' });
}

/**
 * A promotion by link, changed and followed; a click promotion, kept in the browser until the purchase; and an ended
 * one.
 * @returns the browser's offers
 */
export async function promote(stage: Stage, admin: User, buyer: User): Promise<string> {
  const personal = settingsOf('personal', 'story-link');
  await admin.call(createPromotion, personal);
  await admin.call(changePromotion, { ...personal, discount: 45, reason: 'The class has grown' });
  const { promoId } = personal;
  const { url } = (await admin.call(makePromotionLink, { promoId, userId: buyer.userId })).body;
  const token = new URL(url).searchParams.get('token') ?? '';
  await visitor(stage).call(activatePromotionUid, { uid: buyer.userId, promoId, token });

  await admin.call(createPromotion, settingsOf('click', 'story-click'));
  const clicked = await visitor(stage).call(activatePromotion, { promoId: 'story-click' });
  const cpcOffer = 'cpcOffer' in clicked.body ? clicked.body.cpcOffer : undefined;
  if (cpcOffer === undefined) throw new Error('the browser got nothing to keep');

  await admin.call(createPromotion, settingsOf('open', 'story-over'));
  await admin.call(endPromotion, { promoId: 'story-over', reason: 'It was meant for last year' });
  return cpcOffer;
}
