import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { confirmAuthenticator } from '#domain/second-factors/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';

export interface Offer {
  readonly secret: string;
  readonly uri: string;
}

export function AppSetUp({
  offer: { secret, uri },
  onDone,
  onCancel,
}: {
  readonly offer: Offer;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const form = useCallForm(confirmAuthenticator, async ({ code }) => {
    onDone((await call(confirmAuthenticator, { code })).body.recoveryCodes);
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <Text>Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password.</Text>
      <Stack align="center" gap="xs">
        <QRCodeSVG value={uri} size={184} marginSize={3} title="QR code for the app" role="img" />
        <Text size="sm" ta="center">
          Cannot scan it? Type this key into the app:
        </Text>
        <Text component="code" ff="monospace" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Text>
      </Stack>
      <FormFailure text={form.failure} />
      <TextInput
        name="code"
        label="Code that the app shows"
        placeholder="123 456"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors['code']}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isPending}>
          Turn it on
        </Button>
      </Group>
    </form>
  );
}
