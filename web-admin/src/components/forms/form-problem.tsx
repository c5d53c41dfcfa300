import { Alert } from '@mui/material';

interface FormProblemProps {
  /** Undefined until the server refuses the form. */
  readonly text: string | undefined;
}

/** Why a form was not saved. Place it next to the button: the top of a long form is out of view. */
export const FormProblem = ({ text }: FormProblemProps) =>
  text !== undefined && (
    <Alert severity="error" sx={{ my: 2, width: '100%' }}>
      {text} Nothing you typed is lost.
    </Alert>
  );
