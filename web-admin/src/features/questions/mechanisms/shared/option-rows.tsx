import { Checkbox, FormControlLabel, Radio } from '@mui/material';
import type { Editing } from '../../form/editing.ts';
import { emptyOption, type OptionRow } from '../../form/form-shape.ts';
import { RowList } from '../../form/row-list.tsx';
import { marked, replaced } from '../../form/rows.ts';
import { ReasonPart, TextPart } from '../../form/text-part.tsx';

/** The options of a question, the right one or ones marked, each with its reason. */
export const OptionRows = ({ form, errors, change, onlyOne }: Editing & { onlyOne: boolean }) => {
  const Mark = onlyOne ? Radio : Checkbox;
  const onRows = (options: OptionRow[]) => change({ options });
  return (
    <RowList
      title="Options"
      hint={onlyOne ? 'Mark the one that is right.' : 'Mark all that are right.'}
      name="Option"
      rows={form.options}
      onRows={onRows}
      path="multichoice"
      error={errors['multichoice'] ?? errors['correctIndex'] ?? errors['correctIndexes']}
      empty={emptyOption}
    >
      {(option, index) => {
        const put = (fields: Partial<OptionRow>) =>
          onRows(replaced(form.options, index, { ...option, ...fields }));
        return (
          <>
            <FormControlLabel
              control={
                <Mark
                  checked={option.isRight}
                  {...(onlyOne && { name: 'right-option' })}
                  onChange={(_event, isRight) => onRows(marked(form.options, index, { isRight, onlyOne }))}
                />
              }
              label={`Option ${index + 1} is right`}
            />
            <TextPart
              label={`Text of option ${index + 1}`}
              value={option.text}
              path={`multichoice.${index}`}
              errors={errors}
              lines={2}
              onText={(text) => put({ text })}
            />
            <ReasonPart
              of={`option ${index + 1}`}
              reason={option.reason}
              path={`explanations.${index}`}
              errors={errors}
              onReason={(reason) => put({ reason })}
            />
          </>
        );
      }}
    </RowList>
  );
};
