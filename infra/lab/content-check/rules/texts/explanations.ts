import { kindOf } from '#domain/question-types/kinds.ts';
import { reasonedPartsOf } from '#domain/question-types/registry.ts';
import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding, type Fault, type Rule } from '../../rule.ts';

const countSentences = (text: string) => text.match(/[.?]['"’”)]*(?=\s|$)/g)?.length ?? 0;

/** Every option, blank, pair or word has its reason, and the question an explanation of two to four sentences. */
export const explanationsRule = eachQuestion((question) => {
  const { name, parts } = reasonedPartsOf(question);
  const count = parts.length;
  const sentences = countSentences(question.explanation);
  const words = countWords(question.explanation);
  const leastWords = kindOf(question.type) === 'dictation' ? 2 : 6;
  return [
    ...finding(
      question.explanations.length !== count,
      'explanations',
      `${question.explanations.length} for ${count}: write one for each ${name}, in order`,
    ),
    ...finding(sentences < 2 || sentences > 4, 'explanation', `${sentences} sentences: write two to four`),
    ...finding(words < 15 || words > 100, 'explanation', `${words} words: write 15 to 100`),
    ...question.explanations.flatMap(({ text }, index) =>
      finding(
        countWords(text) < leastWords || !/[.?]['"’”)]*$/.test(text),
        `explanations.${index}`,
        'say in a whole sentence why it is right or wrong',
      ),
    ),
  ];
});

/** Shorter remarks on a dictation's word may recur in other sentences. */
const shortRemark = 9;

/** No reason occurs twice: within a question never, in the bank only as a short remark. */
export const ownReasonsRule: Rule = (files) => {
  const first = new Map<string, string>();
  return files.flatMap(({ file, question }): Fault[] => {
    const own = new Set<string>();
    const reasons = [question.explanation, ...question.explanations.map(({ text }) => text)];
    return reasons.flatMap((text, index) => {
      const field = index === 0 ? 'explanation' : `explanations.${index - 1}`;
      const key = text.trim().toLowerCase();
      const before = first.get(key);
      first.set(key, before ?? file);
      if (own.has(key)) return [{ file, field, message: 'is said twice: say what is true of this one' }];
      own.add(key);
      if (before === undefined || countWords(text) < shortRemark) return [];
      return [{ file, field, message: `stands in ${before} too: write it for this question` }];
    });
  });
};
