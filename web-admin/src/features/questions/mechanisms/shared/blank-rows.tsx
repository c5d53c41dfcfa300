import { blankCount, textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { Button, FormHelperText, IconButton, Radio, Stack, Typography } from '@mui/material';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Editing } from '../../form/editing.ts';
import { emptyBlank, noReason, type BlankRow, type ChoiceRow } from '../../form/form-shape.ts';
import { RowList } from '../../form/row-list.tsx';
import { marked, removed, replaced } from '../../form/rows.ts';
import { ReasonPart, TextPart } from '../../form/text-part.tsx';
import { times } from '../mechanism-form.ts';

/** A new blank with as many words as the type offers. */
export const emptyDropDown: BlankRow = {
  right: '',
  choices: times(5, { text: '', isRight: false }),
  reason: noReason,
};

/** The words around a blank, so that it is told from the others. */
function surroundings(topic: string, index: number): string {
  const parts = textAroundBlanks(topic);
  const [before, after] = [parts[index], parts[index + 1]];
  if (before === undefined || after === undefined) return 'The text has no such blank.';
  return `… ${before.slice(-40).trimStart()}___${after.slice(0, 40).trimEnd()} …`;
}

interface BlankRowsProps extends Editing {
  /** `dropDowns`: each blank has words of its own. `bank`: all have those of one list. `typed`: none are given. */
  readonly words: 'dropDowns' | 'bank' | 'typed';
}

/** The blanks of the text, one ___ each, with the right word and the reason. */
export const BlankRows = ({ form, errors, change, words }: BlankRowsProps) => {
  const onRows = (blanks: BlankRow[]) => change({ blanks });
  const [inText, rows] = [blankCount(form.topic), form.blanks.length];
  // What is wrong with the bank of words stands under its own field.
  const whole = errors['correctAnswers'] ?? (words === 'bank' ? undefined : errors['wordsGiven']);
  return (
    <>
      {words === 'bank' && (
        <TextPart
          label="Words given, one a line"
          value={form.words}
          path="wordsGiven"
          errors={errors}
          lines={6}
          hint="Students see them in another order."
          onText={(text) => change({ words: text })}
        />
      )}
      <RowList
        title="Blanks"
        hint={`The text has ${inText} ${inText === 1 ? 'blank' : 'blanks'} (___), described here: ${rows}.`}
        name="Blank"
        rows={form.blanks}
        onRows={onRows}
        path="correctAnswers"
        error={whole}
        empty={words === 'dropDowns' ? emptyDropDown : emptyBlank}
      >
        {(blank, index) => {
          const put = (fields: Partial<BlankRow>) =>
            onRows(replaced(form.blanks, index, { ...blank, ...fields }));
          return (
            <>
              <Typography variant="body2" color="textSecondary">
                {surroundings(form.topic, index)}
              </Typography>
              {words === 'dropDowns' ? (
                <Choices
                  blank={index}
                  choices={blank.choices}
                  errors={errors}
                  onChoices={(choices) => put({ choices })}
                />
              ) : (
                <TextPart
                  label={`Right word of blank ${index + 1}`}
                  value={blank.right}
                  path={`correctAnswers.${index}`}
                  errors={errors}
                  {...(words === 'bank' && { list: 'words-given' })}
                  onText={(right) => put({ right })}
                />
              )}
              <ReasonPart
                of={`blank ${index + 1}`}
                reason={blank.reason}
                path={`explanations.${index}`}
                errors={errors}
                onReason={(reason) => put({ reason })}
              />
            </>
          );
        }}
      </RowList>
      {words === 'bank' && (
        <datalist id="words-given">
          {[...new Set(form.words.split('\n'))].map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
};

interface ChoicesProps extends Pick<Editing, 'errors'> {
  /** 0 for the first. */
  readonly blank: number;
  readonly choices: readonly ChoiceRow[];
  readonly onChoices: (choices: ChoiceRow[]) => void;
}

/** The words of a drop-down, the right one marked. */
const Choices = ({ blank, choices, errors, onChoices }: ChoicesProps) => {
  const error = errors[`correctAnswers.${blank}`] ?? errors[`wordsGiven.${blank}`];
  return (
    <Stack spacing={1} role="radiogroup" aria-label={`Words of blank ${blank + 1}, mark the right one`}>
      {choices.map((choice, index) => (
        <Stack key={index} direction="row" sx={{ alignItems: 'flex-start' }}>
          <Radio
            checked={choice.isRight}
            name={`right-word-${blank}`}
            onChange={(_event, isRight) => onChoices(marked(choices, index, { isRight, onlyOne: true }))}
            slotProps={{ input: { 'aria-label': `Word ${index + 1} of blank ${blank + 1} is right` } }}
          />
          <TextPart
            label={`Word ${index + 1} of blank ${blank + 1}`}
            value={choice.text}
            path={`wordsGiven.${blank}.${index}`}
            errors={errors}
            onText={(text) => onChoices(replaced(choices, index, { ...choice, text }))}
          />
          <IconButton
            aria-label={`Remove word ${index + 1} of blank ${blank + 1}`}
            onClick={() => onChoices(removed(choices, index))}
          >
            <IconTrash size={20} />
          </IconButton>
        </Stack>
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Button
        size="small"
        startIcon={<IconPlus size={18} />}
        onClick={() => onChoices([...choices, { text: '', isRight: false }])}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add a word to blank {blank + 1}
      </Button>
    </Stack>
  );
};
