import { catalogue } from '#domain/question-types/catalogue.ts';
import { traitNames, type Trait } from '#domain/question-types/catalogue/rubrics.ts';
import type { sampleLevels } from '#domain/question-types/mechanisms/analysed-fields.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { BandsForm, WrittenForm } from '../form/form-shape.ts';

type Analysed = QuestionOf<'written-response' | 'spoken-response'>;
type Bands = Analysed['bands'];
type Addressed = Pick<QuestionOf<'written-response'>, 'register'>;

export function traitsOf(type: AnswerableCode): { readonly trait: Trait; readonly maximum: number }[] {
  const maxima = catalogue[type].rubrics?.['2021'].traits ?? {};
  return traitNames.flatMap((trait) => {
    const maximum = maxima[trait];
    return maximum === undefined ? [] : [{ trait, maximum }];
  });
}

export const levelNames: Readonly<Record<(typeof sampleLevels)[number], string>> = {
  middle: 'Average',
  weak: 'Weak',
};

export const emptyKeyPoint = { point: '', keywords: '' };
export const emptyWeakerAnswer = { level: 'middle', text: '', bands: {} } as const;

const typed = (groups: readonly (readonly string[])[]) =>
  groups.map((alternates) => alternates.join(', ')).join('\n');

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const groupsIn = (text: string) => parts(text, '\n').map((line) => parts(line, ','));

export function writtenForm({
  weakerAnswers,
  keyPoints,
  bands,
  register,
}: Pick<Analysed, 'weakerAnswers' | 'keyPoints' | 'bands'> & Addressed): WrittenForm {
  return {
    weakerAnswers,
    keyPoints: keyPoints.map(({ point, keywords }) => ({ point, keywords: typed(keywords) })),
    bands,
    register: register ?? '',
  };
}

export function writtenIn({ weakerAnswers, keyPoints, bands, register }: WrittenForm) {
  return {
    weakerAnswers: weakerAnswers.map((answer) => ({ ...answer, bands: bandsIn(answer.bands) })),
    keyPoints: keyPoints.map(({ point, keywords }) => ({ point, keywords: groupsIn(keywords) })),
    bands: bandsIn(bands),
    ...(register !== '' && { register }),
  };
}

const bandsIn = (bands: BandsForm) =>
  Object.fromEntries(
    Object.entries(bands).filter(([, band]) => band?.some((points) => typeof points === 'number')),
  );

/** `Grammar 0 to 1, Spelling 2`. */
export function bandsInWords(bands: Bands, nameOf: (trait: Trait) => string): string {
  return traitNames
    .flatMap((trait) => {
      const band = bands[trait];
      if (!band) return [];
      const [least, most] = band;
      return [`${nameOf(trait)} ${least === most ? least : `${least} to ${most}`}`];
    })
    .join(', ');
}

export const keyPointLines = ({ keyPoints }: Pick<Analysed, 'keyPoints'>) =>
  keyPoints.map(
    ({ point, keywords }) => `${point} (${keywords.map((group) => group.join(' or ')).join(' + ')})`,
  );
