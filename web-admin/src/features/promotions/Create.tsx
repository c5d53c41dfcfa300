import { createPromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { useState } from 'react';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { PromotionForm, type SetPromotion } from './promotion-form.tsx';

const newPromotion = (): Partial<SetPromotion> => {
  const now = Date.now();
  return {
    kind: 'open',
    discount: 10,
    startTime: new Date(now).toISOString(),
    endTime: new Date(now + 7 * dayMs).toISOString(),
    target: ['package_ultimate'],
  };
};

export const Create = () => {
  const [start] = useState(newPromotion);
  const send = useMake(createPromotion, {
    done: 'The promotion was created.',
    leadsTo: 'edit',
    idOf: ({ promoId }) => promoId,
  });
  return (
    <CreatePage title="Create a promotion">
      <PromotionForm start={start} send={send} />
    </CreatePage>
  );
};
