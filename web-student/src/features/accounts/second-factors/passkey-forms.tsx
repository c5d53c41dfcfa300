import { Button, Group, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { OutputOf } from '#domain/core/contract.ts';
import { addPasskey, renamePasskey, type offerPasskey } from '#domain/second-factors/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { makePasskey, NoPasskey } from './use-passkey.ts';
import { useState } from 'react';

const nameForm = { ...addPasskey, input: z.object({ name: addPasskey.input.shape.name }) };
const renameForm = { ...renamePasskey, input: z.object({ name: renamePasskey.input.shape.name }) };

export type PasskeyOffer = OutputOf<typeof offerPasskey>['body'];

interface Ending {
  readonly onCancel: () => void;
}

export function NewPasskey({
  offer: { options, ticket },
  onDone,
  onCancel,
}: Ending & {
  readonly offer: PasskeyOffer;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const [isRefused, setRefused] = useState(false);
  const form = useCallForm(nameForm, async ({ name }) => {
    setRefused(false);
    try {
      const passkey = await makePasskey(options);
      onDone((await call(addPasskey, { ticket, name, passkey })).body.recoveryCodes);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      setRefused(true);
    }
  });
  const failure = isRefused ? 'No passkey was made. This device may already have one.' : form.failure;
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <Text>A passkey is your fingerprint, your face, the lock of your phone, or a security key.</Text>
      <FormFailure text={failure} />
      <TextInput
        name="name"
        label="Name of the passkey"
        description="To recognise it later, for example “My phone”."
        error={form.errors['name']}
      />
      <Buttons confirm="Make the passkey" isPending={form.isPending} onCancel={onCancel} />
    </form>
  );
}

export function RenamePasskey({
  passkey: { id, name: before },
  onDone,
  onCancel,
}: Ending & {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}) {
  const form = useCallForm(renameForm, async ({ name }) => {
    await call(renamePasskey, { id, name });
    onDone();
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <TextInput name="name" label="Name of the passkey" defaultValue={before} error={form.errors['name']} />
      <Buttons confirm="Save the name" isPending={form.isPending} onCancel={onCancel} />
    </form>
  );
}

function Buttons({
  confirm,
  isPending,
  onCancel,
}: Ending & { readonly confirm: string; readonly isPending: boolean }) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isPending}>
        {confirm}
      </Button>
    </Group>
  );
}
