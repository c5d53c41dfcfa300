import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ChangeEvent } from 'react';
import {
  edgeSpaceOf,
  hasHiddenCharacter,
  passwordMinimum,
  recommendedLength,
} from '#domain/accounts/passwords/new-password.ts';
import type { FieldErrors } from '#student/components/use-call-form.ts';
import { currentSession } from '#student/core/session.ts';
import { PasswordMeter } from './password-meter/password-meter.tsx';

const visibility = { 'aria-label': 'Show or hide the password', tabIndex: 0 } as const;

interface PasswordProps {
  readonly errors: FieldErrors;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly label?: string;
  readonly name?: string;
  readonly description?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface EmailProps {
  readonly errors: FieldErrors;
  readonly known?: string | undefined;
  readonly description?: string;
}

export function EmailField({ errors, known, description }: EmailProps) {
  return (
    <TextInput
      name="email"
      defaultValue={known}
      type="email"
      label="Email address"
      description={description}
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
  onChange,
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
      // Mantine does not set it on this field.
      aria-invalid={errors[name] !== undefined}
      visibilityToggleButtonProps={visibility}
      {...(onChange && { onChange })}
    />
  );
}

function addressBeside({ form }: HTMLInputElement): string {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field.value : (currentSession()?.user.email ?? '');
}

export function NewPasswordField(props: Omit<PasswordProps, 'autoComplete' | 'description' | 'onChange'>) {
  const [typed, setTyped] = useState({ password: '', email: '' });
  // While the user types two words, the password ends with a space for a moment.
  const [paused] = useDebouncedValue(typed.password, 500);
  const edge = edgeSpaceOf(paused);
  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        description={`At least ${passwordMinimum} characters; ${recommendedLength} or more are better. A few words in a row are easy to remember.`}
        onChange={({ currentTarget }) =>
          setTyped({ password: currentTarget.value, email: addressBeside(currentTarget) })
        }
      />
      <PasswordMeter {...typed} />
      <Text size="sm" role="status">
        {edge && `Your password ${edge} with a space. Remove it if you did not mean it. `}
        {hasHiddenCharacter(paused) &&
          'Your password has a character that you cannot see. Type the password instead of pasting it.'}
      </Text>
    </div>
  );
}
