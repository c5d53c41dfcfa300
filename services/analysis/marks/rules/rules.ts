import type { Mark } from '#domain/scoring/writing/marks.ts';
import { articleSound } from './article-sound.ts';
import { commaSplice } from './comma-splice.ts';
import { doubleComparison } from './double-comparison.ts';
import { doubledWord } from './doubled-word.ts';
import { fixedPrepositions } from './fixed-prepositions.ts';
import { fullStop } from './full-stop.ts';
import { gerund } from './gerund.ts';
import { its } from './its.ts';
import { oneOf } from './one-of.ts';
import { pluralPeople } from './plural-people.ts';
import { pronounI } from './pronoun-i.ts';
import { quantity } from './quantity.ts';
import type { Rule, RuledSentence } from './rule.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { thirdPerson } from './third-person.ts';
import { uncountableArticle, uncountablePlural } from './uncountable.ts';

/** The rules for what the models miss. */
export const rules: readonly Rule[] = [
  articleSound,
  commaSplice,
  doubleComparison,
  doubledWord,
  fixedPrepositions,
  fullStop,
  gerund,
  its,
  oneOf,
  pluralPeople,
  pronounI,
  quantity,
  sentenceCapital,
  thirdPerson,
  uncountableArticle,
  uncountablePlural,
];

export function ruleMarks(sentence: RuledSentence): Mark[] {
  return rules.flatMap(({ name, category, find }) =>
    find(sentence).map(({ span, suggestion }) => ({
      span,
      fault: 'grammar',
      category,
      subcategory: name,
      suggestions: [suggestion],
      sources: ['rule'],
    })),
  );
}
