import type { Question } from '#domain/question-types/registry.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { formSchema } from './form-schema.ts';
import type { QuestionForm } from './form-shape.ts';

interface CheckedFormProps {
  readonly start: QuestionForm;
  /** @returns the server's error messages, by form field */
  readonly onSubmit: (question: Question) => Promise<Readonly<Record<string, string>> | undefined> | void;
  readonly children: ReactNode;
}

// React-admin expects the resolver to return the form's own shape; this one returns the question.
const resolver = zodResolver(formSchema) as unknown as Resolver<FieldValues>;

export const CheckedForm = ({ start, onSubmit, children }: CheckedFormProps) => (
  <Form<FieldValues>
    record={{ ...start }}
    resolver={resolver}
    onSubmit={(values: FieldValues) => onSubmit(values as Question)}
    disableInvalidFormNotification
    noValidate
  >
    {children}
  </Form>
);
