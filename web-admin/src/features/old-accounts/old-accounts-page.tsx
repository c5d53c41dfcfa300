import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { oldAccountRulesSchema, type OldAccountRules } from '#domain/old-accounts/old-account.ts';
import { DeletionRuns } from './deletion-runs.tsx';
import { OldAccountsPreview } from './preview.tsx';

const twoYears = '730';

export const OldAccountsPage = () => {
  const [days, setDays] = useState(twoYears);
  const [keepsBuyers, setKeepsBuyers] = useState(true);
  const [shown, setShown] = useState<OldAccountRules>();
  const rules = oldAccountRulesSchema.safeParse({ inactiveDays: Number(days), keepsBuyers });
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 840 }}>
      <Title title="Old accounts" />
      <Typography>
        An account is old when its student has not logged in or used it for a long time. Admins, blocked users
        and students with paid time left are never on the list.
      </Typography>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (rules.success) setShown(rules.data);
        }}
        noValidate
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField
            type="number"
            label="Days without use"
            value={days}
            onChange={({ target }) => setDays(target.value)}
            error={!rules.success}
            helperText="From 365 to 3650 days."
          />
          <FormControlLabel
            control={
              <Switch checked={keepsBuyers} onChange={({ target }) => setKeepsBuyers(target.checked)} />
            }
            label="Keep accounts that bought a package"
          />
          <Button type="submit" variant="outlined" disabled={!rules.success}>
            Show old accounts
          </Button>
        </Stack>
      </form>
      {shown && <OldAccountsPreview rules={shown} />}
      <DeletionRuns />
    </Stack>
  );
};
