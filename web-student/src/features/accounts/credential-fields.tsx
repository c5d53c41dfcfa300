import { PasswordInput, TextInput } from '@mantine/core';
import type { FieldErrors } from '../../components/use-call-form.ts';

const visibility = { 'aria-label': 'Show or hide the password', tabIndex: 0 } as const;

interface PasswordProps {
  readonly errors: FieldErrors;
  readonly autoComplete: 'current-password' | 'new-password';
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

export function PasswordField({ errors, autoComplete, description }: PasswordProps) {
  return (
    <PasswordInput
      name="password"
      label="Password"
      description={description}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      error={errors['password']}
      visibilityToggleButtonProps={visibility}
    />
  );
}
