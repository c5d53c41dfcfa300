import { Alert, Anchor, Button, NativeSelect, Paper, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { registerUser } from '#domain/accounts/contract.ts';
import { examTypeNames, examTypeSchema } from '#domain/accounts/exam-type.ts';
import { paths } from '#student/app/paths.ts';
import { useWayBack } from '#student/app/use-way-back.ts';
import { AgreementNote } from '#student/components/agreement-note.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { notify } from '#student/core/notices.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { register } from './api/register.ts';
import { forgetReferral, storedReferral } from '#student/core/preferences/stored-referral.ts';
import { ProviderButtons } from './sign-in/provider-buttons.tsx';
import { EmailField, NewPasswordField } from './credential-fields.tsx';
import { storeMailed } from './known-email.ts';
import { MailSent } from './mail-sent.tsx';
import { examGroupsFor, examPurposes } from '#student/user/exam-types.ts';

export default function RegisterPage() {
  const remembered = examTypeSchema.catch('new_format').parse(browserStore.get(storageKeys.examSelected));
  const exams = examGroupsFor(remembered).map(({ purpose, examTypes }) => ({
    group: purpose,
    items: examTypes.map((value) => ({ value, label: examTypeNames[value] })),
  }));
  const [exam, setExam] = useState(remembered);
  const [hasRegisteredOnce] = useState(() => browserStore.get(storageKeys.hasRegisteredOnce) === 'true');
  const [sent, setSent] = useState<{ readonly email: string; readonly password: string }>();
  const wayBack = useWayBack();
  const form = useCallForm(registerUser, async (input) => {
    const { email, password } = input;
    const referralId = storedReferral();
    await register({ ...input, ...(referralId !== undefined && { referralId }) });
    forgetReferral();
    browserStore.set(storageKeys.hasRegisteredOnce, 'true');
    storeMailed(email, wayBack);
    notify('Check your email inbox!', 'done');
    setSent({ email, password });
  });
  if (sent) return <MailSent {...sent} />;
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="register-title">
          <div id="register-title">
            <PageTitle lead="Save your scores, see your statistics and take mock tests.">Sign up</PageTitle>
          </div>
          {hasRegisteredOnce && (
            <Alert color="blue" variant="light" icon={<IconUserCheck aria-hidden />}>
              An account was created in this browser before. If that was you,{' '}
              <Anchor component={Link} to={paths.login.getHref(wayBack)} underline="always">
                log in
              </Anchor>
              .
            </Alert>
          )}
          <FormFailure text={form.failure} />
          <EmailField errors={form.errors} />
          <NewPasswordField errors={form.errors} />
          <NativeSelect
            name="examType"
            label="Your exam"
            description={`${examPurposes[exam]}.`}
            data={exams}
            defaultValue={remembered}
            error={form.errors['examType']}
            onChange={({ currentTarget }) => {
              browserStore.set(storageKeys.examSelected, currentTarget.value);
              setExam(examTypeSchema.catch(exam).parse(currentTarget.value));
            }}
          />
          <Button type="submit" loading={form.isPending}>
            Sign up
          </Button>
          <ProviderButtons purpose="sign_up" examType={exam} redirect={wayBack} />
          <AgreementNote by="signing up" />
          <Text size="sm" c="dimmed">
            Do you have an account?{' '}
            <Anchor component={Link} to={paths.login.getHref(wayBack)} underline="always">
              Log in
            </Anchor>
          </Text>
        </form>
      </Paper>
    </div>
  );
}
