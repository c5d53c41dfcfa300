import type { Question } from '#domain/question-types/registry.ts';
import { paragraphsOf } from '../../parts.ts';
import { eachSet, finding } from '../../rule.ts';

const year = /\b(?:1\d|20)\d\d(?=s?\b)/g;
const mostShare = 0.25;

/** Whether years alone partly sort the paragraphs. */
function isDated(question: Question): boolean {
  const first = (paragraphsOf(question) ?? []).flatMap((paragraph) => {
    const years = [...paragraph.matchAll(year)].map(([found]) => Number(found));
    return years.length > 0 ? [Math.min(...years)] : [];
  });
  return first.length > 1 && first.every((own, index) => index === 0 || own >= (first[index - 1] ?? 0));
}

/** In most sets of paragraphs the sense, not years, determines the order. */
export const yearsRule = eachSet((files) => {
  const dated = files.filter(({ question }) => isDated(question)).map(({ question }) => question.uid);
  return finding(
    dated.length > files.length * mostShare,
    'paragraphs',
    `${dated.length} of ${files.length} can be sorted by their years (${dated.join(', ')}): take years out`,
  );
});
