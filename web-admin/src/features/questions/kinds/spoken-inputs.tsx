import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { useWatch } from 'react-hook-form';
import type { QuestionForm } from '../form/form-shape.ts';
import { PictureInput } from '../form/files/picture-input.tsx';
import { TextPart } from '../form/inputs.tsx';
import { Sentences } from '../form/sentences.tsx';
import { Bands, KeyPoints, WeakerAnswers } from './written-inputs.tsx';

export const SpokenInputs = () => {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  const task = (spokenTask as Readonly<Record<string, string>>)[type];
  switch (task) {
    case 'read':
      return <ModelReading />;
    case 'answer':
      return (
        <TextPart
          source="spoken.accepted"
          label="What counts as the answer"
          lines={3}
          hint="One per line. The transcript must contain one of them."
        />
      );
    case 'describe':
      return (
        <>
          <PictureInput />
          <FreeAnswer />
        </>
      );
    case 'repeat':
      return null;
    default:
      return <FreeAnswer />;
  }
};

const FreeAnswer = () => (
  <>
    <TextPart source="sampleAnswer" label="Sample answer, shown after the student’s own" lines={4} />
    <Bands source="written.bands" of="the sample answer" />
    <KeyPoints />
    <WeakerAnswers />
  </>
);

const ModelReading = () => (
  <>
    <TextPart
      source="spoken.modelTrack"
      label="File of the model reading"
      hint="For example SRA-0001.mp3. Students can play it after they answer. Optional."
    />
    <Sentences source="spoken.modelSentences" of="the model reading" />
  </>
);
