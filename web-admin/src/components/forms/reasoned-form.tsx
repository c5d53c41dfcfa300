import type { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormProblem } from './form-problem.tsx';
import { resolverOf } from './resolver.ts';
import { useSending } from './use-sending.ts';

const recorded = 'Recorded in the history under your name.';

interface ReasonedFormProps<Input extends FieldValues> {
  readonly schema: Parameters<typeof zodResolver<Input, unknown, Input>>[0];
  readonly save: string;
  readonly start?: Partial<Input> | undefined;
  readonly send: (input: Input) => Promise<void>;
  readonly hint?: string;
  readonly nameField?: keyof Input & string;
  readonly children: ReactNode;
}

export function ReasonedForm<Input extends FieldValues>(props: ReasonedFormProps<Input>) {
  const { schema, save, start, send, children, nameField, hint = recorded } = props;
  const { problem, submit } = useSending(send, nameField);
  const resolver = resolverOf(schema);
  return (
    <SimpleForm
      {...(start && { record: start })}
      resolver={resolver}
      onSubmit={submit}
      noValidate
      sx={{ maxWidth: 720 }}
      toolbar={
        <Toolbar>
          <SaveButton label={save} alwaysEnable />
        </Toolbar>
      }
    >
      {children}
      <TextInput
        source="reason"
        label="Reason"
        defaultValue=""
        parse={(text: string) => text}
        helperText={hint}
        multiline
        fullWidth
      />
      <FormProblem text={problem} />
    </SimpleForm>
  );
}
