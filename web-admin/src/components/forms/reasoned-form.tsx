import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { failureOf, textOf } from '../../core/api.ts';
import { FormProblem } from './form-problem.tsx';

const recorded = 'Recorded in the history under your name.';

// react-admin takes what is submitted to be of the form's own shape; here it is what the call takes.
const resolverOf = zodResolver as unknown as (
  schema: unknown,
  options: { readonly error: z.core.$ZodErrorMap },
) => Resolver<FieldValues>;

/** React Admin turns an empty field into `null`, which a schema reports as a wrong type. */
const errorOfEmpty: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && (input === null || input === undefined) ? 'Fill this in.' : undefined;

interface ReasonedFormProps<Input extends FieldValues> {
  readonly schema: Parameters<typeof zodResolver<Input, unknown, Input>>[0];
  readonly save: string;
  readonly start?: Partial<Input> | undefined;
  readonly send: (input: Input) => Promise<void>;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function ReasonedForm<Input extends FieldValues>(props: ReasonedFormProps<Input>) {
  const { schema, save, start, send, children, hint = recorded } = props;
  const [problem, setProblem] = useState<string>();
  const resolver = resolverOf(schema, { error: errorOfEmpty });
  const submit = async (values: FieldValues) => {
    setProblem(undefined);
    try {
      await send(values as Input);
      return undefined;
    } catch (error) {
      setProblem(textOf(error));
      return failureOf(error).fields ?? {};
    }
  };
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
