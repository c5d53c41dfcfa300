import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { grantExtraTime, takeExtraTimeBack } from '#domain/extra-time/contract.ts';
import type { ExtraTime } from '#domain/extra-time/extra-time.ts';
import { breakSeconds } from '#domain/sittings/clocks/breaks.ts';
import { extraPercents } from '#domain/extra-time/extra-percents.ts';
import { Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { IconClockPlus } from '@tabler/icons-react';
import { formText } from '#console/components/forms/form-text.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

const hint = 'Recorded in the history under your name. Erased with the account.';

interface GrantProps {
  readonly user: AdminUser;
  readonly now: ExtraTime;
}

export const GrantExtraTimeButton = ({ user: { id, email }, now }: GrantProps) => {
  const hasNone = now.percent === 0 && !now.stopClock;
  return (
    <ActButton
      button={hasNone ? 'Grant extra time' : 'Change the extra time'}
      icon={<IconClockPlus size={18} />}
      variant="outlined"
      title={`Extra time for ${email ?? 'this user'}`}
      explanation="Makes the clocks of the user's timed tests longer, and the user is told. In a test under way the extra time counts from the next clock on. Recordings of spoken answers, and the wait before them, stay as long as they are."
      confirm="Grant"
      done="The extra time is granted."
      hint={hint}
      act={(reason, form) => grant(id, reason, form)}
    >
      <TextField name="percent" select label="Extra time" required defaultValue={hasNone ? 25 : now.percent}>
        {[0, ...extraPercents].map((one) => (
          <MenuItem key={one} value={one}>
            {one === 0 ? 'None' : `${one}%`}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox name="stopClock" value="yes" defaultChecked={now.stopClock} />}
        label="Breaks that stop the clock"
      />
      <FormHelperText>
        After a question, {breakSeconds.each / 60} minutes at a time and {breakSeconds.inAll / 60} in a test.
      </FormHelperText>
    </ActButton>
  );
};

async function grant(id: string, reason: string, form: FormData) {
  const percent = extraPercents.find((one) => String(one) === formText(form, 'percent')) ?? 0;
  const stopClock = formText(form, 'stopClock') === 'yes';
  if (percent === 0 && !stopClock) throw new Error('Choose more time, breaks or both.');
  return call(grantExtraTime, { id, reason, percent, stopClock });
}

export const TakeExtraTimeBackButton = ({ user: { id, email } }: { readonly user: AdminUser }) => {
  return (
    <ActButton
      button="Take it back"
      title={`Remove the extra time of ${email ?? 'this user'}`}
      explanation="The user's next timed tests have standard time. A running test keeps its time."
      confirm="Remove extra time"
      color="error"
      done="The extra time is removed."
      hint={hint}
      act={(reason) => call(takeExtraTimeBack, { id, reason })}
    />
  );
};
