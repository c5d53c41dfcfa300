import { isPassingFailure } from '#domain/core/call-failed.ts';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Problem } from '../../components/problem.tsx';
import { codeOf, messageOf, messages } from '../../core/messages.ts';
import { notify, notifyFailure } from '../../core/notices.ts';
import { verifyEmailQuery } from './api/verify-email.ts';
import { emailOf, wayBackOf, withEmail } from './known-email.ts';
import { ResendForm } from './resend-form.tsx';

/** Beside the snackbar, which says that the token is expired. */
const expiredText = 'The link is older than 3 days. Send a new one to your address.';

/** Where the link of the verification mail leads. */
export default function VerifyPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = useQuery(verifyEmailQuery(token));
  const { isSuccess, error } = query;
  // Specification, document 1, section 8: both are snackbars; the page says what to do next.
  useEffect(() => {
    if (isSuccess) notify('Account successfully verified!', 'done');
    else if (error && codeOf(error) === 'token_expired') notifyFailure(error);
  }, [isSuccess, error]);
  const known = emailOf(useLocation().state);
  const email = query.data ?? known;
  const toLogin = (
    <Button component={Link} to={paths.login.getHref(wayBackOf(email))} state={withEmail(email)}>
      Log in
    </Button>
  );
  if (token === '') {
    return (
      <Problem title="This link is not whole" text={messages.token_invalid}>
        <ResendForm known={known} />
      </Problem>
    );
  }
  if (query.isError) {
    const mayHelp = isPassingFailure(query.error);
    return (
      <Problem
        title="Your e-mail address is not verified"
        text={codeOf(query.error) === 'token_expired' ? expiredText : messageOf(query.error)}
        {...(mayHelp && { onAction: () => void query.refetch() })}
      >
        {['token_expired', 'token_invalid'].includes(codeOf(query.error)) ? (
          <ResendForm known={known} />
        ) : (
          toLogin
        )}
      </Problem>
    );
  }
  return (
    <Stack align="center" ta="center" gap="md" py="12vh">
      {query.isSuccess ? <IconMailCheck size={44} stroke={1.3} aria-hidden /> : <Loader aria-hidden />}
      <div role="status">
        <Title order={1} size="h3">
          {query.isSuccess ? 'Your address is verified' : 'Verifying your e-mail address'}
        </Title>
      </div>
      {query.isSuccess && (
        <>
          <Text c="dimmed">Your account is ready. Log in to begin.</Text>
          {toLogin}
        </>
      )}
    </Stack>
  );
}
