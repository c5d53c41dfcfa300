import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range, TypeLimits } from '#domain/question-types/catalogue/limits.ts';
import { countWithBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { Checkbox, FormControlLabel, Radio } from '@mui/material';
import { TextInput, useSimpleFormIteratorItem, useWrappedSource } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { maximumOf } from './maximum.ts';
import type { QuestionForm } from './form-shape.ts';

export function useLimits(): TypeLimits {
  return catalogue[useWatch<QuestionForm, 'type'>({ name: 'type' })].limits;
}

export const between = ([least, most]: Range) => `${least} to ${most}`;

interface TextPartProps {
  readonly source: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly lines?: number;
  readonly words?: number | undefined;
  readonly characters?: number | undefined;
  readonly list?: string;
}

export const TextPart = ({ source, label, hint, lines = 1, words, characters, list }: TextPartProps) => {
  const isCounted = words !== undefined || characters !== undefined;
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  const most = characters ?? maximumOf(type, source);
  return (
    <TextInput
      source={source}
      label={label}
      parse={(text: string) => text}
      helperText={
        isCounted || most !== undefined ? (
          <Help source={source} hint={hint} words={words} most={most} />
        ) : (
          (hint ?? false)
        )
      }
      multiline={lines > 1}
      slotProps={{
        // The browser resizes a plain textarea to fit its text. Material UI measures in a script, which is slow for
        // dozens.
        ...(lines > 1 && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          autoComplete: 'off',
          ...(list !== undefined && { list }),
          ...(lines > 1 && { rows: lines }),
        },
      }}
      sx={{
        m: 0,
        '& textarea': { fieldSizing: 'content', minHeight: `${lines * 1.4375}em`, resize: 'vertical' },
        '& .MuiFormHelperText-root:empty': { display: 'none' },
      }}
    />
  );
};

interface HelpProps extends Pick<TextPartProps, 'source' | 'hint' | 'words'> {
  readonly most: number | undefined;
}

const Help = ({ source, hint, words, most }: HelpProps) => {
  const text = String(useWatch({ name: useWrappedSource(source) }) ?? '');
  const told = [
    words !== undefined && `${countWithBlanks(text)} of at most ${words} words.`,
    most !== undefined && text.length > most * 0.8 && `${text.length} of ${most} characters.`,
    hint,
  ];
  return told.filter(Boolean).join(' ');
};

export const RowText = (props: Omit<TextPartProps, 'source'>) => (
  <TextPart source="text" lines={2} {...props} />
);

interface ReasonInputsProps {
  readonly of: string;
  readonly within?: string;
  /** Whether a reason can quote the passage or the transcript. An existing quote is always shown. */
  readonly hasQuote?: boolean;
}

export const ReasonInputs = ({ of, within = 'reason.', hasQuote = true }: ReasonInputsProps) => {
  const quote: unknown = useWatch({ name: useWrappedSource(`${within}quote`) });
  const isQuoteShown = hasQuote || (typeof quote === 'string' && quote !== '');
  return (
    <>
      <TextPart source={`${within}text`} label={`Reason for ${of}`} lines={2} characters={1000} />
      {isQuoteShown && (
        <TextPart
          source={`${within}quote`}
          label={`Deciding words for ${of}`}
          hint="Exactly as in the passage or the transcript. Optional."
        />
      )}
    </>
  );
};

interface RightMarkProps {
  readonly list: string;
  readonly isOnlyOne: boolean;
  readonly label: string;
  readonly isShown?: true;
}

export const RightMark = ({ list, isOnlyOne, label, isShown }: RightMarkProps) => {
  const { index } = useSimpleFormIteratorItem();
  const { getValues, setValue } = useFormContext();
  const { field } = useController({ name: `${list}.${index}.isRight` });
  const mark = (isRight: boolean) => {
    if (isOnlyOne) {
      const rows: readonly unknown[] = getValues(list);
      for (const other of rows.keys()) if (other !== index) setValue(`${list}.${other}.isRight`, false);
    }
    field.onChange(isRight);
  };
  const Mark = isOnlyOne ? Radio : Checkbox;
  const control = (
    <Mark
      checked={field.value === true}
      {...(isOnlyOne && { name: list })}
      onChange={(_event, isRight) => mark(isRight)}
      {...(!isShown && { slotProps: { input: { 'aria-label': label } } })}
    />
  );
  return isShown ? <FormControlLabel control={control} label={label} /> : control;
};
