import type { Instant } from '../../core/instant.ts';
import type { MadePromotion } from './promotions-of-person.ts';

/** "Default promo: 30 percent on ultimate": document 1, section 9. It holds until an admin ends it: ADR 60. */
export const defaultPromotion = (startTime: Instant): MadePromotion => ({
  kind: 'open',
  promotion: {
    promoId: 'ultimate_30',
    discount: 30,
    startTime,
    endTime: '2099-12-31T23:59:59.000Z',
    target: ['package_ultimate'],
  },
});
