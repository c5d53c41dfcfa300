import { countWords } from '#domain/scoring/words.ts';
import { paragraphsOf } from '../parts.ts';
import { eachQuestion, finding } from '../rule.ts';

/** The most words of all paragraphs to be ordered, by the exam's published format. */
const mostWords = 150;

/** The paragraphs to be ordered are together no longer than the exam's. */
export const paragraphTotalsRule = eachQuestion((question) => {
  const words = countWords((paragraphsOf(question) ?? []).join(' '));
  return finding(words > mostWords, 'paragraphs', `${words} words in all: write ${mostWords} at most`);
});
