import { Stack } from '@mui/material';
import { ArrayInput, useSimpleFormIteratorItem } from 'react-admin';
import { RemoveButton, Rows } from '#console/components/forms/row-list.tsx';
import { RightMark, TextPart } from './inputs.tsx';

interface ChoiceListProps {
  readonly row: number;
  /** The number of words that the type offers. */
  readonly most?: number;
}

export const ChoiceList = ({ row, most }: ChoiceListProps) => (
  <ArrayInput
    source="choices"
    label={false}
    helperText={`Mark the right one.${most === undefined ? '' : ` This type offers ${most} words.`}`}
    role="radiogroup"
    aria-label={`Words of blank ${row + 1}, mark the right one`}
    id={`rows.${row}.choices`}
    tabIndex={-1}
    sx={{ m: 0 }}
  >
    <Rows add={`Add a word to blank ${row + 1}`} empty={{ text: '', isRight: false }}>
      <Choice row={row} />
    </Rows>
  </ArrayInput>
);

const Choice = ({ row }: { row: number }) => {
  const { index } = useSimpleFormIteratorItem();
  const name = `word ${index + 1} of blank ${row + 1}`;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', mb: 1 }}>
      <RightMark list={`rows.${row}.choices`} isOnlyOne label={`W${name.slice(1)} is right`} />
      <TextPart source="text" label={`W${name.slice(1)}`} />
      <RemoveButton label={`Remove ${name}`} />
    </Stack>
  );
};
