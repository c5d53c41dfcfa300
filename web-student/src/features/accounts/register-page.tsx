import { Anchor, Button, NativeSelect, Paper, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { registerUser } from '#domain/accounts/contract.ts';
import { examTypeSchema } from '#domain/accounts/exam-type.ts';
import { paths } from '../../app/paths.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useCallForm } from '../../components/use-call-form.ts';
import { notify } from '../../core/notices.ts';
import { browserStore, storageKeys } from '../../core/storage.ts';
import { register } from './api/register.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { examTypeNames, examTypesFor } from '../settings/exam-types.ts';

export default function RegisterPage() {
  const navigate = useNavigate();
  const remembered = examTypeSchema.catch('new_format').parse(browserStore.get(storageKeys.examSelected));
  const exams = examTypesFor(remembered).map((value) => ({ value, label: examTypeNames[value] }));
  const form = useCallForm(registerUser, async (input) => {
    await register(input);
    browserStore.set(storageKeys.hasRegisteredOnce, 'true');
    notify('Check your email inbox!', 'done');
    void navigate(paths.login.getHref());
  });
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="register-title">
          <div id="register-title">
            <PageTitle lead="To keep your scores, see your statistics and sit mock tests.">Sign up</PageTitle>
          </div>
          <FormFailure text={form.failure} />
          <EmailField errors={form.errors} />
          <PasswordField
            errors={form.errors}
            autoComplete="new-password"
            description="At least 10 characters. A few words in a row are easy to remember."
          />
          <NativeSelect
            name="examType"
            label="Your exam"
            data={exams}
            defaultValue={remembered}
            error={form.errors['examType']}
            onChange={({ currentTarget }) => browserStore.set(storageKeys.examSelected, currentTarget.value)}
          />
          <Button type="submit" loading={form.isPending}>
            Sign up
          </Button>
          <Text size="sm" c="dimmed">
            You have an account?{' '}
            <Anchor component={Link} to={paths.login.getHref()} underline="always">
              Login
            </Anchor>
          </Text>
        </form>
      </Paper>
    </div>
  );
}
