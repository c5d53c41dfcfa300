import { catalogue } from '#domain/question-types/catalogue.ts';
import { isOfKind, type QuestionOf } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding, type Finding } from '../../rule.ts';

type Spoken = QuestionOf<'spoken-response'>;

/** Words a minute of a fast but clear speaker. */
const fastest = 190;
/** The content share that a weak answer stays below. */
const weak = 0.5;

/**
 * Spoken samples fit their time, at three levels. They have bands for content only: fluency and pronunciation need a
 * voice.
 */
export const spokenSamplesRule = eachQuestion((question) => {
  if (!isOfKind('spoken-response', question)) return [];
  const { type, sampleAnswer, weakerAnswers, bands } = question;
  if (!['describe', 'retell', 'respond'].includes(spokenTask[type])) {
    return finding(
      sampleAnswer !== undefined || weakerAnswers.length > 0,
      'sampleAnswer',
      'what is read, repeated or answered in a word needs none: leave it out',
    );
  }
  if (sampleAnswer === undefined) return [['sampleAnswer', 'say what may be said']];
  const { answeringTime } = catalogue[type];
  const most = Math.round((answeringTime / 60) * fastest);
  const words = countWords(sampleAnswer);
  return [
    ...finding(words > most, 'sampleAnswer', `${words} words: ${most} can be said in ${answeringTime} s`),
    ...finding(
      weakerAnswers.map(({ level }) => level).join() !== 'middle,weak',
      'weakerAnswers',
      'write a middle one and then a weak one',
    ),
    ...bandFaults(type, [
      ['bands', bands],
      ...weakerAnswers.map((answer, index) => [`weakerAnswers.${index}.bands`, answer.bands] as const),
    ]),
  ];
});

function bandFaults(
  type: Spoken['type'],
  samples: readonly (readonly [field: string, bands: Spoken['bands']])[],
): Finding[] {
  const most = catalogue[type].rubrics?.['2021'].traits.content ?? 0;
  return samples.flatMap(([field, { content, ...others }], index): Finding[] => {
    if (content === undefined || Object.keys(others).length > 0)
      return [[field, 'write one for content alone']];
    const [low, high] = content;
    const better = samples[index - 1]?.[1].content?.[1];
    return [
      ...finding(low > high || high > most, field, `write least and most, ${most} at most`),
      ...finding(
        better !== undefined && high >= better,
        field,
        'should earn less than the better answer before it',
      ),
      ...finding(
        index === 2 && high >= most * weak,
        field,
        `should earn less than ${most * weak} of ${most}`,
      ),
    ];
  });
}
