import { createPromotion } from '#domain/commerce/promotion-contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { useState } from 'react';
import { Create as RaCreate, ListButton, TopToolbar, useNotify, useRedirect } from 'react-admin';
import { call } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { PromotionForm, type SetPromotion } from './promotion-form.tsx';

/** A week from now on. */
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
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [start] = useState(newPromotion);
  return (
    <RaCreate
      title="Make a promotion"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <PromotionForm
        start={start}
        send={async (input) => {
          await call(createPromotion, input, commandFor(input));
          notify('The promotion is made.', { type: 'success' });
          redirect('edit', 'promotions', input.promoId);
        }}
      />
    </RaCreate>
  );
};
