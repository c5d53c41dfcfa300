import { catalogue } from '#domain/question-types/catalogue.ts';
import { traitNames, type Trait } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreForm } from '#domain/scoring/written-form.ts';
import { eachQuestion, finding, type Finding } from '../../rule.ts';
import {
  isWritten,
  rubricOf,
  samplesOf,
  strong,
  totalOf,
  weak,
  type Sample,
  type WrittenQuestion,
} from '../../written.ts';

const fieldOf = ({ level, field }: Sample) => (level === 'best' ? 'bands' : `${field}.bands`);
const total = ({ bands }: Sample, end: 0 | 1) => totalOf(bands)[end];

/** Sample answers at three levels, each with its expected points. */
export const bandsRule = eachQuestion((question) => {
  if (!isWritten(question)) return [];
  const [best, ...others] = samplesOf(question);
  const { maximum } = rubricOf(question);
  return [
    ...finding(
      others.map(({ level }) => level).join() !== 'middle,weak',
      'weakerAnswers',
      'write a middle one and then a weak one',
    ),
    ...[best, ...others].flatMap((sample) => ownFaults(question, sample)),
    ...finding(
      total(best, 0) < maximum * strong,
      'bands',
      `the sample answer should earn ${maximum * strong} of ${maximum} at least`,
    ),
    ...others.flatMap((sample, index) => {
      const better = others[index - 1] ?? best;
      return finding(
        total(sample, 0) >= total(better, 0) || total(sample, 1) >= total(better, 1),
        fieldOf(sample),
        'should earn less than the better answer before it',
      );
    }),
    ...others
      .filter(({ level }) => level === 'weak')
      .flatMap((sample) =>
        finding(
          total(sample, 1) >= maximum * weak,
          fieldOf(sample),
          `should earn less than ${maximum * weak} of ${maximum}`,
        ),
      ),
  ];
});

function ownFaults(question: WrittenQuestion, sample: Sample): Finding[] {
  const { text, bands } = sample;
  const field = fieldOf(sample);
  const { traits } = rubricOf(question);
  const { answerWords } = catalogue[question.type].limits;
  const wanted = traitNames.filter((trait) => traits[trait] !== undefined);
  const isWhole = traitNames.every((trait) => (bands[trait] !== undefined) === wanted.includes(trait));
  const form = answerWords ? scoreForm(text, answerWords, traits.form ?? 0).points : 0;
  const isWithin = (trait: Trait) => {
    const [least, most] = bands[trait] ?? [0, 0];
    return least <= most && most <= (traits[trait] ?? 0);
  };
  const [leastForm, mostForm] = bands.form ?? [0, 0];
  // Without form or content nothing counts.
  const isGated = form === 0 || bands.content?.[1] === 0;
  const earnsNothing = Object.values(bands).every((band) => band?.[1] === 0);
  return [
    ...finding(!isWhole, field, `write one for each of ${wanted.join(', ')}`),
    ...wanted
      .filter((trait) => !isWithin(trait))
      .map((trait): Finding => [`${field}.${trait}`, `write least and most, ${traits[trait] ?? 0} at most`]),
    ...finding(
      !isGated && (form < leastForm || form > mostForm),
      `${field}.form`,
      `the form of this answer earns ${form}`,
    ),
    ...finding(isGated && !earnsNothing, field, 'without form or content it earns nothing: write 0 for all'),
  ];
}
