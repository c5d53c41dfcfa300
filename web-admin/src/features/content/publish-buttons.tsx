import { cancelPublication, publishContent, withdrawContent } from '#domain/content/admin-contract.ts';
import { TextField } from '@mui/material';
import { IconCalendarOff, IconSend, IconTrash } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { formText } from '#console/components/forms/form-text.ts';
import { call } from '#console/core/api.ts';
import { instantOf, ownZone } from '#console/core/zoned-time.ts';
import type { SeenContent } from './words.ts';

export const PublishButtons = () => {
  const seen = useRecordContext<SeenContent>();
  if (!seen) return null;
  const { id: documentId, title, revision, status, path } = seen;
  const hasDraft = revision > 0 && status !== 'published';
  return (
    <>
      {hasDraft && (
        <ActButton
          button="Publish"
          icon={<IconSend size={18} />}
          title={`Publish ${title}`}
          explanation={`Readers see revision ${revision} at ${path}.`}
          confirm="Publish"
          done="The document is published, or will be at the time you chose."
          act={(reason, form) => {
            const time = formText(form, 'publishAt');
            const publishAt = time === '' ? {} : { publishAt: instantOf(time, ownZone()) };
            return call(publishContent, { documentId, revision, reason, ...publishAt });
          }}
        >
          <TextField
            name="publishAt"
            type="datetime-local"
            label="Publish at"
            helperText={`In your time zone, ${ownZone()}. Leave it empty to publish now.`}
            fullWidth
            sx={{ mt: 2 }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </ActButton>
      )}
      {status === 'scheduled' && (
        <ActButton
          button="Cancel publication"
          icon={<IconCalendarOff size={18} />}
          title={`Cancel the publication of ${title}`}
          explanation="Readers still see the current version. The draft is kept."
          confirm="Cancel publication"
          done="The publication is cancelled."
          act={(reason) => call(cancelPublication, { documentId, reason })}
        />
      )}
      {status !== 'withdrawn' && status !== 'draft' && (
        <ActButton
          button="Withdraw"
          icon={<IconTrash size={18} />}
          title={`Withdraw ${title}`}
          explanation="Readers can no longer find it, and links to it break. To bring it back, publish a draft."
          confirm="Withdraw"
          color="error"
          done="The document is withdrawn."
          act={(reason) => call(withdrawContent, { documentId, reason })}
        />
      )}
    </>
  );
};
