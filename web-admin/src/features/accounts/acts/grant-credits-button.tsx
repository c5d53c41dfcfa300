import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import { creditKindSchema } from '#domain/credits/credit-kinds.ts';
import { MenuItem, TextField } from '@mui/material';
import { IconCoins } from '@tabler/icons-react';
import { formText } from '#console/components/forms/form-text.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

const proposed = 10;

export const GrantCreditsButton = ({ user: { id, email } }: { readonly user: AdminUser }) => {
  return (
    <ActButton
      button="Grant credits"
      icon={<IconCoins size={18} />}
      variant="outlined"
      title={`Credits for ${email ?? 'this user'}`}
      explanation="Adds to the user’s credits. Without a plan, each written or spoken answer in practice costs one credit of its kind, and so does each timed test."
      confirm="Grant"
      done="The credits are granted."
      hint="Recorded in the ledger, where the user can read it, and in the history."
      act={(reason, form) =>
        call(grantCredits, {
          id,
          reason,
          kind: creditKindSchema.parse(formText(form, 'kind')),
          credits: Number(formText(form, 'credits')),
        })
      }
    >
      <TextField name="kind" select label="For" required defaultValue="writing">
        <MenuItem value="writing">Writing</MenuItem>
        <MenuItem value="speaking">Speaking</MenuItem>
        <MenuItem value="full_test">Full tests</MenuItem>
        <MenuItem value="sectional_test">Sectional tests</MenuItem>
      </TextField>
      <TextField
        name="credits"
        type="number"
        label="How many"
        required
        defaultValue={proposed}
        slotProps={{ htmlInput: { min: 1, max: 1000, step: 1 } }}
      />
    </ActButton>
  );
};
