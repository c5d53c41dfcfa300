import { Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import type { User } from '#domain/accounts/contract.ts';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import { updateEmailNotification } from '#domain/mail/settings-contract.ts';
import { call } from '#student/core/api.ts';
import { useUserChange } from '#student/user/use-user-change.ts';
import { MailTrouble } from './mail-trouble.tsx';

const agreements = [
  {
    field: 'general',
    step: 'can_send_email_general',
    label: 'News and tips from Ninety',
    description: 'News, study tips, and a note when a test result took longer.',
  },
  {
    field: 'thirdParty',
    step: 'can_send_email_third_party',
    label: 'Offers from our partners',
    description: 'We send them. Your address stays with us.',
  },
] as const satisfies readonly { readonly step: StepName; readonly [name: string]: string }[];

export function MailSettings({ user }: { readonly user: User }) {
  const { mutate } = useUserChange();
  const agree = (field: (typeof agreements)[number]['field'], step: StepName, isOn: boolean) => {
    const others = user.stepsDone.filter((one) => one !== step);
    mutate({
      patch: { stepsDone: isOn ? [...others, step] : others },
      send: async () => (await call(updateEmailNotification, { [field]: isOn })).body.user,
    });
  };
  return (
    <Stack gap="lg">
      <MailTrouble user={user} />
      {agreements.map(({ field, step, label, description }) => (
        <Switch
          key={field}
          label={label}
          description={description}
          checked={user.stepsDone.includes(step)}
          onChange={({ currentTarget }) => agree(field, step, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
