import { Button, Stack } from '@mantine/core';
import { IconBrandApple, IconBrandGoogle, IconBrandWechat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { SignInPurpose } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { signInProviderNames, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { leaveFor, providersQuery } from './api.ts';

export const providerIcons = {
  wechat: IconBrandWechat,
  google: IconBrandGoogle,
  apple: IconBrandApple,
} as const;

interface Props {
  readonly purpose: SignInPurpose;
  readonly redirect?: string | undefined;
  readonly examType?: ExamType;
  readonly only?: readonly SignInProvider[];
  readonly verb?: string;
}

export function ProviderButtons({ purpose, redirect, examType, only, verb = 'Continue with' }: Props) {
  const { data: on = [] } = useQuery(providersQuery());
  const [leaving, setLeaving] = useState<SignInProvider>();
  const [failure, setFailure] = useState<string>();
  const shown = on.filter((provider) => only?.includes(provider) ?? true);
  if (shown.length === 0) return null;

  async function go(provider: SignInProvider) {
    setLeaving(provider);
    setFailure(undefined);
    try {
      await leaveFor({
        provider,
        purpose,
        ...(redirect !== undefined && { redirect }),
        ...(examType && { examType }),
      });
    } catch (error) {
      setLeaving(undefined);
      setFailure(messageOf(error));
    }
  }
  return (
    <Stack gap="sm">
      <FormFailure text={failure} />
      {shown.map((provider) => {
        const Icon = providerIcons[provider];
        return (
          <Button
            key={provider}
            variant="default"
            leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
            loading={leaving === provider}
            disabled={leaving !== undefined && leaving !== provider}
            onClick={() => void go(provider)}
          >
            {verb} {signInProviderNames[provider]}
          </Button>
        );
      })}
    </Stack>
  );
}
