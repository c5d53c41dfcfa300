import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

interface FormProblemProps {
  readonly text: string | undefined;
}

/**
 * Explains why a form was not saved. Place it next to the button, because the top of a long form is out of view.
 * Focuses the first refused field; without one, scrolls the text into view.
 */
export const FormProblem = ({ text }: FormProblemProps) => {
  const alert = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormContext().formState;
  useEffect(() => {
    // The fields get their errors only after the submission ends.
    if (text === undefined || isSubmitting) return;
    const field = alert.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else alert.current?.scrollIntoView({ block: 'nearest' });
  }, [text, isSubmitting]);
  return (
    text !== undefined && (
      // The margin keeps the alert clear of the save bar, which covers the bottom of the window on a phone.
      <Alert ref={alert} severity="error" sx={{ my: 2, width: '100%', scrollMarginBottom: 96 }}>
        {text} Nothing you typed is lost.
      </Alert>
    )
  );
};
