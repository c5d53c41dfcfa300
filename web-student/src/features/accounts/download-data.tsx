import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { exportUserData } from '#domain/accounts/export-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { sizeText } from '#student/core/text/size-text.ts';
import { codeOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { saveFile } from '#student/core/save-file.ts';
import { waysInQuery } from './sign-in/api.ts';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { downloadData } from './api/export-data.ts';
import { PasswordField } from './credential-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function DownloadData() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text mb="sm">
        A zip file with everything we know about you: your profile and settings, the full history of your
        account, your recordings and your picture.
      </Text>
      {isOpen ? (
        <Form onEnd={() => setOpen(false)} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          Download my data
        </Button>
      )}
    </>
  );
}

function Form({ onEnd }: { readonly onEnd: () => void }) {
  const [bytes, setBytes] = useState(0);
  const [isStale, setStale] = useState(false);
  const { data: ways } = useQuery(waysInQuery());
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const form = usePasswordForm(exportUserData, async ({ password }) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setBytes(0);
    try {
      const file = await downloadData(password, { signal, onBytes: setBytes });
      saveFile(file, file.name);
      notify('Your data has been downloaded.', 'done');
      onEnd();
    } catch (error) {
      if (codeOf(error) === 'sign_in_again') setStale(true);
      else if (!signal.aborted) throw error;
    }
  });
  if (isStale) return <SignInAgain linked={ways?.linked ?? []} onEnd={onEnd} />;
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="data-title">
      <FormFailure text={form.failure} />
      {ways?.hasPassword !== false && <PasswordField errors={form.errors} autoComplete="current-password" />}
      <Text size="sm" role="status">
        {form.isPending ? `Your data is on its way: ${sizeText(bytes)} so far.` : ''}
      </Text>
      <Group gap="sm">
        <Button type="submit" loading={form.isPending}>
          Start the download
        </Button>
        <Button
          variant="default"
          onClick={() => {
            stopping.current?.abort();
            onEnd();
          }}
        >
          Cancel
        </Button>
      </Group>
    </form>
  );
}
