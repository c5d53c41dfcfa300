import { Defect } from '#domain/core/defect.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { scoreForm } from '#domain/scoring/written-form.ts';
import type { WritingAnalysis, WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { createSpelling, misspeltIn } from './spelling.ts';

/**
 * Judges form by its rule and spelling by two dictionaries, in this process. All other traits it leaves alone and
 * says so; spelling earns points where the type's rubric has that trait, and is a remark elsewhere.
 */
export function createFormAndSpelling(): WritingAnalysis {
  let isSpelt: ReturnType<typeof createSpelling> | undefined;
  return {
    async score(answer) {
      isSpelt ??= createSpelling();
      return scoreOf(answer, isSpelt);
    },
  };
}

/** No misspelt word earns all points, one earns half: specification, document 2, section 5. */
const shareOfSpelling = (mistakes: number) => (mistakes === 0 ? 1 : mistakes === 1 ? 0.5 : 0);

/** @throws Defect for a type that is not written */
function scoreOf({ type, prompt, text }: WrittenAnswer, isSpelt: (word: string) => boolean): Score {
  const { rubrics, limits } = catalogue[type];
  if (!rubrics || !limits.answerWords) throw new Defect(`${type} is not answered in writing`);
  const { traits: maxima } = rubrics['2025'];
  const form = scoreForm(text, limits.answerWords, maxima.form ?? 0);
  const mistakes: Evidence[] = misspeltIn(text, prompt, isSpelt).map((span) => ({
    kind: 'text',
    span,
    fault: 'spelling',
  }));
  // A text without the form asked for earns nothing: fact sheet of the exam, "Gates".
  const spelling = form.points === 0 ? 0 : (maxima.spelling ?? 0) * shareOfSpelling(mistakes.length);
  const traits: Score['traits'] = [
    { trait: 'form', points: form.points, maximum: maxima.form ?? 0, evidence: form.evidence },
    ...(maxima.spelling === undefined
      ? []
      : [{ trait: 'spelling' as const, points: spelling, maximum: maxima.spelling, evidence: mistakes }]),
  ];
  const points = traits.reduce((sum, trait) => sum + trait.points, 0);
  const maximum = traits.reduce((sum, trait) => sum + trait.maximum, 0);
  const judged = new Set<Trait>(traits.map(({ trait }) => trait));
  return {
    points,
    maximum,
    successful: points * 2 > maximum,
    rubric: '2025',
    scorer: 'form-and-spelling',
    scorerVersion: 1,
    traits,
    notJudged: (Object.keys(maxima) as Trait[]).filter((trait) => !judged.has(trait)),
    ...(maxima.spelling === undefined && { remarks: mistakes }),
  };
}
