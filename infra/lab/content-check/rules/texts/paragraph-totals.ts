import { countWords } from '#domain/scoring/words.ts';
import { paragraphsOf } from '../../parts.ts';
import { eachQuestion, finding } from '../../rule.ts';

/** The exam's published maximum for all paragraphs. */
const mostWords = 150;

/** The paragraphs together are no longer than the exam's. */
export const paragraphTotalsRule = eachQuestion((question) => {
  const words = countWords((paragraphsOf(question) ?? []).join(' '));
  return finding(words > mostWords, 'paragraphs', `${words} words in all: write ${mostWords} at most`);
});
