import { TextPart } from '../form/inputs.tsx';
import { Part, Prose } from '../shown/pieces.tsx';
import type { KindPages } from './kind-pages.ts';

const sample = 'Sample answer, shown after the student’s own';

/** There is no key: an answer that would do is shown after the student's own. */
export const writtenResponse: KindPages<'written-response'> = {
  material: 'Passage',
  Inputs: () => <TextPart source="sampleAnswer" label={sample} lines={4} />,
  keyValues: ({ sampleAnswer, weakerAnswers, keyPoints, bands, register }) => ({
    sampleAnswer,
    written: { weakerAnswers, keyPoints, bands, ...(register !== undefined && { register }) },
  }),
  keyIn: ({ sampleAnswer, written }) => ({ sampleAnswer, ...written }),
  places: {},
  reasonPaths: () => [],
  Key: ({ question }) => (
    <Part title={sample}>
      <Prose>{question.sampleAnswer}</Prose>
    </Part>
  ),
  outline: ({ sampleAnswer }) => [{ label: 'Sample answer', lines: sampleAnswer.split('\n') }],
  thingsWithReasons: () => [],
};
