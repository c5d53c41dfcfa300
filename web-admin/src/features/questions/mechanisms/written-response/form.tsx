import { TextPart } from '../../form/text-part.tsx';
import type { MechanismForm } from '../mechanism-form.ts';

/** There is no key: an answer that would do is shown after the student's own. */
export const writtenResponseForm: MechanismForm<'written-response'> = {
  material: 'Passage',
  Fields: ({ form, errors, change }) => (
    <TextPart
      label="Sample answer, shown after the student's own"
      value={form.sampleAnswer}
      path="sampleAnswer"
      errors={errors}
      lines={4}
      maximum={4000}
      onText={(sampleAnswer) => change({ sampleAnswer })}
    />
  ),
  empty: {},
  rowsOf: ({ sampleAnswer }) => ({ sampleAnswer }),
  keyIn: ({ sampleAnswer }) => ({ sampleAnswer }),
  reasonsIn: () => [],
};
