import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { examTypeNames, examTypeSchema, examTypes } from '#domain/accounts/exam-type.ts';
import { updateFields } from '#domain/support/installation-contract.ts';
import { formText } from '#console/components/forms/form-text.ts';
import { call, textOf } from '#console/core/api.ts';

export const ChangeFieldsButton = () => {
  const user = useRecordContext<AdminUser>();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.status === 'deleted') return null;
  return (
    <>
      <Button size="small" startIcon={<IconPencil size={18} />} onClick={() => setIsOpen(true)}>
        Change fields
      </Button>
      {isOpen && <FieldsDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const FieldsDialog = ({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const firstName = formText(form, 'firstName').trim();
    const examType = examTypeSchema.parse(formText(form, 'examType'));
    setIsWaiting(true);
    try {
      await call(updateFields, { id: user.id, examType, ...(firstName !== '' && { firstName }) });
      notify('The fields were changed.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(textOf(error));
      setIsWaiting(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isWaiting ? undefined : onClose} aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Change fields of {user.email ?? 'this user'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            name="firstName"
            label="First name"
            sx={{ mt: 1 }}
            error={problem !== undefined}
            helperText={problem ?? 'Leave it empty to keep the current name.'}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TextField name="examType" label="Exam" select defaultValue={user.examType}>
            {examTypes.map((examType) => (
              <MenuItem key={examType} value={examType}>
                {examTypeNames[examType]}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose} disabled={isWaiting}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isWaiting}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
