import { Alert, AlertTitle } from '@mui/material';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { FixedTestFault } from '#domain/fixed-tests/fixed-test-faults.ts';
import { partName } from './words.ts';

const textNames = {
  mockTestId: 'A name in the address',
  name: 'A title',
  description: 'A description for students',
} satisfies Partial<Record<keyof FixedTest, string>>;

interface MissingProps {
  readonly fields: ReadonlySet<unknown>;
  readonly faults: readonly FixedTestFault[];
}

export const Missing = ({ fields, faults }: MissingProps) => {
  const messages = [
    ...Object.entries(textNames).flatMap(([field, name]) =>
      fields.has(field) ? [`${name} is missing.`] : [],
    ),
    ...faults.map(({ section, message }) => `${partName(section)}: ${message}`),
  ];
  if (messages.length === 0) return <Alert severity="success">The test matches the exam’s format.</Alert>;
  return (
    <Alert severity="info">
      <AlertTitle>What is missing</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
};
