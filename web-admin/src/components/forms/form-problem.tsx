import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

interface FormProblemProps {
  /** Undefined until the server refuses the form. */
  readonly text: string | undefined;
}

/**
 * Why a form was not saved. Place it next to the button: the top of a long form is out of view.
 * The focus goes to the first field that the server refused; without one, the text comes into view.
 */
export const FormProblem = ({ text }: FormProblemProps) => {
  const alert = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormContext().formState;
  useEffect(() => {
    // The fields have their errors once the form is no longer being sent.
    if (text === undefined || isSubmitting) return;
    const field = alert.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else alert.current?.scrollIntoView({ block: 'nearest' });
  }, [text, isSubmitting]);
  return (
    text !== undefined && (
      // The margin keeps it clear of the bar with the button, which covers the end of the window on a phone.
      <Alert ref={alert} severity="error" sx={{ my: 2, width: '100%', scrollMarginBottom: 96 }}>
        {text} Nothing you typed is lost.
      </Alert>
    )
  );
};
