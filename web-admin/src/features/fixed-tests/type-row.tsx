import type { Counted } from '#domain/mock-tests/blueprint.ts';
import { countInWords } from '#domain/fixed-tests/fixed-test-faults.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { Autocomplete, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import type { TestDraft } from './test-draft.ts';
import type { Bank } from './use-bank.ts';

interface TypeRowProps {
  readonly counted: Counted;
  readonly bank: Bank;
}

export const TypeRow = ({ counted, bank }: TypeRowProps) => {
  const { type } = counted;
  const { field } = useController<TestDraft, `chosen.${TypeCode}`>({ name: `chosen.${type}` });
  const chosen = field.value ?? [];
  const { questions, kept, owners } = bank;
  const ofType = kept.filter((uid) => questions.get(uid)?.type === type && !owners.has(uid));
  const titleOf = (uid: string) => {
    const question = questions.get(uid);
    return question ? `${uid} ${question.title}, difficulty ${question.difficulty}` : uid;
  };
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={[...new Set([...chosen, ...ofType])]}
      value={[...chosen]}
      onChange={(_event, uids) => field.onChange(uids)}
      getOptionLabel={titleOf}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={`${type} ${catalogue[type].name}`}
          helperText={countInWords(chosen.length, counted)}
        />
      )}
      noOptionsText="No more questions of this type are kept for tests."
    />
  );
};
