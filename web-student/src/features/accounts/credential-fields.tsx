import { PasswordInput, TextInput } from '@mantine/core';
import { passwordMinimum, recommendedLength } from '#domain/accounts/new-password.ts';
import type { FieldErrors } from '../../components/use-call-form.ts';

const visibility = { 'aria-label': 'Show or hide the password', tabIndex: 0 } as const;

interface PasswordProps {
  readonly errors: FieldErrors;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly label?: string;
  /** Of the call. */
  readonly name?: string;
  readonly description?: string;
}

interface EmailProps {
  readonly errors: FieldErrors;
  /** Filled in already. */
  readonly known?: string | undefined;
}

export function EmailField({ errors, known }: EmailProps) {
  return (
    <TextInput
      name="email"
      defaultValue={known}
      type="email"
      label="E-mail address"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      error={errors['email']}
    />
  );
}

export function PasswordField({
  errors,
  autoComplete,
  label = 'Password',
  name = 'password',
  description,
}: PasswordProps) {
  return (
    <PasswordInput
      name={name}
      label={label}
      description={description}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      error={errors[name]}
      visibilityToggleButtonProps={visibility}
    />
  );
}

/** Where a password is chosen, with the advice of how. */
export function NewPasswordField(props: Omit<PasswordProps, 'autoComplete' | 'description'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={`At least ${passwordMinimum} characters; ${recommendedLength} or more are better. A few words in a row are easy to remember.`}
    />
  );
}
