import { Button, Paper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { setNewPassword } from '#domain/accounts/passwords/password-contract.ts';
import { paths, safeRedirect } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { rememberUser, useSession } from '#student/core/session.ts';
import { logOut } from './api/log-out.ts';
import { userQuery } from '#student/queries/user.ts';
import { NewPasswordField } from './credential-fields.tsx';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export default function SetPasswordPage() {
  const user = useSession()?.user;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const target = safeRedirect(search.get('redirect')) ?? paths.dashboard.getHref();
  const form = useCallForm(setNewPassword, async (input) => {
    await call(setNewPassword, input);
    if (user) {
      const stepsDone = user.stepsDone.filter((step) => step !== 'should_set_password');
      rememberUser({ ...user, stepsDone });
    }
    await refetchQueries(queryClient, { queryKey: userQuery().queryKey });
    notify('Password successfully changed!', 'done');
    void navigate(target, { replace: true });
  });
  if (!form.isPending && user?.stepsDone.includes('should_set_password') !== true) {
    return <Navigate to={target} replace />;
  }
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="set-password-title">
          <div id="set-password-title">
            <PageTitle lead="Our team asked for this. Then you can continue.">Set a new password</PageTitle>
          </div>
          <FormFailure text={form.failure} />
          <NewPasswordField errors={form.errors} label="New password" />
          <Button type="submit" loading={form.isPending}>
            Set the password
          </Button>
          <Button variant="default" onClick={() => void logOut()}>
            Log out
          </Button>
        </form>
      </Paper>
    </div>
  );
}
