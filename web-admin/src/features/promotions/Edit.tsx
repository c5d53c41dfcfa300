import { changePromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import { ChangePage, useChange } from '#console/components/forms/change-page.tsx';
import { EndButton } from './end-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PromotionForm } from './promotion-form.tsx';
import type { SeenPromotion } from './words.ts';

const Form = () => {
  const send = useChange(changePromotion, { done: 'The promotion was changed.', leadsTo: 'list' });
  return <PromotionForm send={send} />;
};

export const Edit = () => (
  <ChangePage<SeenPromotion>
    nameOf={({ id }) => id}
    actions={
      <>
        <LinkButton />
        <EndButton />
      </>
    }
  >
    <Form />
  </ChangePage>
);
