import { eachQuestion, finding, type Rule } from '../../rule.ts';
import { allTexts, plainWords } from '../../texts.ts';
import type { IsSpelt } from './spelling.ts';

const ending = /^(.+[iy])([sz])(e|es|ed|er|ers|ing|ation|ations)$/;

/** Verbs with two spellings use one, -ise or -ize, throughout a question. */
export function verbEndingsRule(isSpelt: IsSpelt): Rule {
  return eachQuestion((question) => {
    const words = allTexts(question).flatMap(([, text]) => plainWords(text));
    const spelt = (letter: 's' | 'z') =>
      words.filter((word) => {
        const [, stem = '', own, rest = ''] = ending.exec(word) ?? [];
        return own === letter && isSpelt(`${stem}${letter === 's' ? 'z' : 's'}${rest}`);
      });
    const [one, other] = [spelt('s')[0], spelt('z')[0]];
    return finding(
      one !== undefined && other !== undefined,
      'topic',
      `“${one ?? ''}” and “${other ?? ''}” are spelt in two ways: keep to one`,
    );
  });
}
