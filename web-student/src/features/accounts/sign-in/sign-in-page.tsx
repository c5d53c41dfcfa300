import { Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import {
  signInProviderNames,
  signInProviderSchema,
  type SignInProvider,
} from '#domain/accounts/sign-in/sign-in-provider.ts';
import { paths, safeRedirect } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { Problem } from '#student/components/problem.tsx';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { useSession } from '#student/core/session.ts';
import NotFoundPage from '#student/app/not-found-page.tsx';
import { finishQuery, wayBackOfSignIn, waysInQuery } from './api.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { LazySecondStep } from '../second-factors/lazy-second-step.tsx';

export default function SignInPage() {
  const provider = signInProviderSchema.safeParse(useParams()['provider']);
  return provider.success ? <Finish provider={provider.data} /> : <NotFoundPage />;
}

function Finish({ provider }: { readonly provider: SignInProvider }) {
  const name = signInProviderNames[provider];
  const [search] = useSearchParams();
  const [commandId] = useState(() => newId());
  const finished = useQuery(finishQuery(provider, search, commandId));
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isLinked = finished.data?.kind === 'linked';
  useEffect(() => {
    if (!isLinked) return;
    notify(`${name} is linked.`, 'done');
    void refetchQueries(queryClient, { queryKey: waysInQuery().queryKey });
  }, [isLinked, name, queryClient]);

  if (finished.isError) return <Failure provider={provider} error={finished.error} />;
  const { data } = finished;
  if (!data) {
    return (
      <Stack align="center" ta="center" gap="md" py="12vh">
        <Loader aria-hidden />
        <div role="status">
          <Title order={1} size="h3">
            Signing in with {name}
          </Title>
          <Text c="dimmed">We ask {name} who you are. This takes a moment.</Text>
        </div>
      </Stack>
    );
  }
  const target = safeRedirect(data.redirect) ?? paths.dashboard.getHref();
  if (data.kind === 'to confirm' && !session) return <ConfirmForm provider={provider} {...data} />;
  if (data.kind === 'second step' && !session) {
    return (
      <LazySecondStep
        step={data.step}
        onAgain={() => void navigate(paths.login.getHref(), { replace: true })}
      />
    );
  }
  return <Navigate to={target} replace />;
}

function Failure({ provider, error }: { readonly provider: SignInProvider; readonly error: unknown }) {
  const session = useSession();
  if (session) {
    return (
      <Problem order={1} title="This did not work" text={messageOf(error)}>
        <ButtonLink variant="default" to={paths.profile.getHref()}>
          Go to the profile
        </ButtonLink>
      </Problem>
    );
  }
  if (codeOf(error) === 'account_not_recognized') {
    return (
      <Problem
        order={1}
        title={messageOf(error)}
        text={`No account here is linked with this ${signInProviderNames[provider]} account. Sign up with it, or log in the way you did before and link it in your profile.`}
      >
        <ProviderButtons
          purpose="sign_up"
          only={[provider]}
          redirect={wayBackOfSignIn()}
          verb="Sign up with"
        />
        <ToLogin />
      </Problem>
    );
  }
  return (
    <Problem order={1} title="You are not logged in" text={messageOf(error)}>
      <ToLogin />
    </Problem>
  );
}

const ToLogin = () => (
  <ButtonLink variant="default" to={paths.login.getHref(wayBackOfSignIn())}>
    Back to login
  </ButtonLink>
);
