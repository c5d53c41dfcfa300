import { isPassingFailure } from '#domain/core/call-failed.ts';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem } from '#student/components/problem.tsx';
import { codeOf, messageOf, messages } from '#student/core/messages.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { verificationQuery } from './api/verify-email.ts';
import { emailOf, wayBackOf, withEmail } from './known-email.ts';
import { ResendForm } from './resend-form.tsx';
import { VerifyForm } from './verify-form.tsx';

const expiredText = 'The link is older than 3 days. Send a new one to your address.';

/** The page behind the link in verification emails. Opening it does not use the token: mail scanners open links. */
export default function VerifyPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: verification, error, refetch } = useQuery(verificationQuery(token));
  const [verified, setVerified] = useState<string>();
  const known = emailOf(useLocation().state);
  // Specification, document 1, section 8, asks for a snackbar. The page explains the next step.
  useEffect(() => {
    if (error && codeOf(error) === 'token_expired') notifyFailure(error);
  }, [error]);
  if (token === '') {
    return (
      <Problem title="This link is incomplete" text={messages.token_invalid}>
        <ResendForm known={known} />
      </Problem>
    );
  }
  if (verified !== undefined) {
    return <Verified title="Your address is verified" text="Your account is ready." email={verified} />;
  }
  if (error) {
    return (
      <Problem
        title="Your email address is not verified"
        text={codeOf(error) === 'token_expired' ? expiredText : messageOf(error)}
        {...(isPassingFailure(error) && { onAction: () => void refetch() })}
      >
        {['token_expired', 'token_invalid', 'token_void'].includes(codeOf(error)) ? (
          <ResendForm known={known} />
        ) : (
          <ToLogin email={known} />
        )}
      </Problem>
    );
  }
  if (!verification) return <PageSkeleton rows={2} />;
  if (verification.standing === 'verified') {
    return <Verified title="Already verified" text="Your account is ready." email={verification.email} />;
  }
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <VerifyForm
          token={token}
          {...verification}
          onVerified={(email) => {
            // Specification, document 1, section 8.
            notify('Account successfully verified!', 'done');
            setVerified(email);
          }}
          onRefused={() => void refetch()}
        />
      </Paper>
    </div>
  );
}

function Verified({
  title,
  text,
  email,
}: {
  readonly title: string;
  readonly text: string;
  readonly email: string;
}) {
  return (
    <Stack align="center" ta="center" gap="md" py="12vh">
      <IconMailCheck size={44} stroke={1.3} aria-hidden />
      <div role="status">
        <Title order={1} size="h3">
          {title}
        </Title>
      </div>
      <Text c="dimmed">{text} Log in to begin.</Text>
      <ToLogin email={email} />
    </Stack>
  );
}

const ToLogin = ({ email }: { readonly email: string | undefined }) => (
  <Button component={Link} to={paths.login.getHref(wayBackOf(email))} state={withEmail(email)}>
    Log in
  </Button>
);
