import { changePromotion } from '#domain/commerce/promotion-contract.ts';
import {
  Edit as RaEdit,
  ListButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { call, ifUnchanged } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { EndButton } from './end-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PromotionForm } from './promotion-form.tsx';
import type { SeenPromotion } from './words.ts';

const Name = () => {
  const seen = useRecordContext<SeenPromotion>();
  return seen ? `Change ${seen.id}` : null;
};

const Form = () => {
  const { record: seen } = useEditContext<SeenPromotion>();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  return (
    <PromotionForm
      send={async (input) => {
        await call(changePromotion, input, { ...ifUnchanged(seen ?? {}), ...commandFor(input) });
        notify('The promotion is changed.', { type: 'success' });
        redirect('list', 'promotions');
      }}
    />
  );
};

export const Edit = () => (
  <RaEdit
    title={<Name />}
    actions={
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <LinkButton />
        <EndButton />
        <ListButton />
      </TopToolbar>
    }
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <Form />
  </RaEdit>
);
