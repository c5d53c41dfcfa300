import { registers } from '#domain/question-types/mechanisms/written-response.ts';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { Box, Stack, Typography } from '@mui/material';
import { NumberInput, SelectInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { QuestionForm } from '../form/form-shape.ts';
import { TextPart } from '../form/inputs.tsx';
import { choicesOf } from '#console/components/forms/choices.ts';
import { RowList } from '#console/components/forms/row-list.tsx';
import { capitalized } from '#domain/core/text/capitalized.ts';
import { keywordAdvice } from './keyword-advice.ts';
import { emptyKeyPoint, emptyWeakerAnswer, levelNames, traitsOf } from './written-form.ts';

const named = (values: readonly string[]) => values.map((id) => ({ id, name: capitalized(id) }));

export const WrittenInputs = () => {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  return (
    <>
      <TextPart source="sampleAnswer" label="Sample answer, shown after the student’s own" lines={4} />
      <Bands source="written.bands" of="the sample answer" />
      {type === 'WWM' && (
        <SelectInput
          source="written.register"
          label="Tone towards the reader"
          choices={named(registers)}
          emptyText="Not set"
          emptyValue=""
          helperText={false}
          sx={{ m: 0 }}
        />
      )}
      <KeyPoints />
      <WeakerAnswers />
    </>
  );
};

export const KeyPoints = () => (
  <RowList
    source="written.keyPoints"
    title="Key points"
    hint="The points of a full answer. Students see the sentences after they answer, but never the keywords."
    name="Key point"
    empty={emptyKeyPoint}
  >
    {(index) => (
      <>
        <TextPart
          source="point"
          label={`Sentence of key point ${index + 1}`}
          hint="One full sentence."
          lines={2}
          characters={300}
        />
        <TextPart
          source="keywords"
          label={`Keywords of key point ${index + 1}`}
          hint="One group per line. The point needs all groups, so use two or more. Separate alternatives with commas. Write the beginning that the forms of a word share: “captur” finds “capture” and “captured”."
          lines={2}
        />
        <KeywordAdvice />
      </>
    )}
  </RowList>
);

const KeywordAdvice = () => {
  const advice = keywordAdvice(String(useWatch({ name: useWrappedSource('keywords') }) ?? ''));
  return advice.length === 0 ? null : (
    <Typography variant="body2" color="text.secondary" role="note">
      {advice.join(' ')}
    </Typography>
  );
};

export const WeakerAnswers = () => (
  <RowList
    source="written.weakerAnswers"
    title="Weaker answers"
    hint="Students see these after they answer, with the weaknesses marked."
    name="Weaker answer"
    empty={emptyWeakerAnswer}
  >
    {(index) => (
      <>
        <SelectInput
          source="level"
          label={`Level of weaker answer ${index + 1}`}
          choices={choicesOf(levelNames)}
          helperText={false}
          sx={{ m: 0 }}
        />
        <TextPart source="text" label={`Text of weaker answer ${index + 1}`} lines={4} characters={4000} />
        <Bands source="bands" of={`weaker answer ${index + 1}`} />
      </>
    )}
  </RowList>
);

export const Bands = ({ source, of }: { source: string; of: string }) => {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2">
        Points that {of} should get
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {traitsOf(type).map(({ trait, maximum }) => (
          <Box key={trait} role="group" aria-label={`${skillNames[trait]} of ${of}`}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {skillNames[trait]} (of {maximum})
            </Typography>
            <Stack direction="row" spacing={1}>
              {(['Least', 'Most'] as const).map((end, place) => (
                <NumberInput
                  key={end}
                  source={`${source}.${trait}.${place}`}
                  label={end}
                  min={0}
                  max={maximum}
                  helperText={false}
                  sx={{ m: 0 }}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
