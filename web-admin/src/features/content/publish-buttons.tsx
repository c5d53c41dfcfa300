import { cancelPublication, publishContent, withdrawContent } from '#domain/content/admin-contract.ts';
import { Button, TextField } from '@mui/material';
import { IconCalendarOff, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formText } from '../../components/form-text.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call } from '../../core/api.ts';
import { instantOf, ownZone } from '../../core/zoned-time.ts';
import type { SeenContent } from './words.ts';

/** What can be done with a document as it is now. */
export const PublishButtons = () => {
  const seen = useRecordContext<SeenContent>();
  const [open, setOpen] = useState<'publish' | 'cancel' | 'withdraw'>();
  if (!seen) return null;
  const { id: documentId, title, revision, status, path } = seen;
  const close = () => setOpen(undefined);
  const hasDraft = revision > 0 && status !== 'published';
  return (
    <>
      {hasDraft && (
        <Button size="small" startIcon={<IconSend size={18} />} onClick={() => setOpen('publish')}>
          Publish
        </Button>
      )}
      {status === 'scheduled' && (
        <Button size="small" startIcon={<IconCalendarOff size={18} />} onClick={() => setOpen('cancel')}>
          Cancel publication
        </Button>
      )}
      {status !== 'withdrawn' && status !== 'draft' && (
        <Button
          size="small"
          color="error"
          startIcon={<IconTrash size={18} />}
          onClick={() => setOpen('withdraw')}
        >
          Withdraw
        </Button>
      )}
      {open === 'publish' && (
        <ReasonDialog
          title={`Publish ${title}`}
          explanation={`Readers see revision ${revision} at ${path}.`}
          confirm="Publish"
          done="The document is published, or will be at the time you chose."
          hint="Recorded in the history under your name."
          onClose={close}
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
        </ReasonDialog>
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={`Cancel the publication of ${title}`}
          explanation="Readers still see the current version. The draft is kept."
          confirm="Cancel publication"
          done="The publication is cancelled."
          hint="Recorded in the history under your name."
          onClose={close}
          act={(reason) => call(cancelPublication, { documentId, reason })}
        />
      )}
      {open === 'withdraw' && (
        <ReasonDialog
          title={`Withdraw ${title}`}
          explanation="Readers do not find it on the site any more. Links to it break. To bring it back, publish a draft."
          confirm="Withdraw"
          color="error"
          done="The document is off the site."
          hint="Recorded in the history under your name."
          onClose={close}
          act={(reason) => call(withdrawContent, { documentId, reason })}
        />
      )}
    </>
  );
};
