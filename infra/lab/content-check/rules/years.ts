import type { Question } from '#domain/question-types/registry.ts';
import { paragraphsOf } from '../parts.ts';
import { eachSet, finding } from '../rule.ts';

const year = /\b(?:1\d|20)\d\d(?=s?\b)/g;
const mostShare = 0.25;

/** Whether paragraphs to be ordered can partly be sorted by their years without being understood. */
function isDated(question: Question): boolean {
  const first = (paragraphsOf(question) ?? []).flatMap((paragraph) => {
    const years = [...paragraph.matchAll(year)].map(([found]) => Number(found));
    return years.length > 0 ? [Math.min(...years)] : [];
  });
  return first.length > 1 && first.every((own, index) => index === 0 || own >= (first[index - 1] ?? 0));
}

/** In most sets of paragraphs it is the sense, and no row of years, that gives the order. */
export const yearsRule = eachSet((files) => {
  const dated = files.filter(({ question }) => isDated(question)).map(({ question }) => question.uid);
  return finding(
    dated.length > files.length * mostShare,
    'paragraphs',
    `${dated.length} of ${files.length} can be sorted by their years (${dated.join(', ')}): take years out`,
  );
});
