import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { apostrophe } from './apostrophe.ts';
import { articleSound } from './article-sound.ts';
import { commaSplice } from './comma-splice.ts';
import { confusedWords } from './confused-words.ts';
import { doubleComparison } from './double-comparison.ts';
import { doubledWord } from './doubled-word.ts';
import { fixedPrepositions } from './fixed-prepositions.ts';
import { fragment } from './fragment.ts';
import { fullStop } from './full-stop.ts';
import { gerund } from './gerund.ts';
import { its } from './its.ts';
import { lengthArticle } from './length-article.ts';
import { missingPreposition } from './missing-preposition.ts';
import { moreShort } from './more-short.ts';
import { oneOf } from './one-of.ts';
import { pluralPeople } from './plural-people.ts';
import { pronounI } from './pronoun-i.ts';
import { quantity } from './quantity.ts';
import { regularPast, regularPlural } from './regular-forms.ts';
import type { Rule, RuledSentence } from './rule.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { sinceFor } from './since-for.ts';
import { splitWords } from './split-words.ts';
import { thereIs } from './there-is.ts';
import { thereTheir } from './there-their.ts';
import { thirdPerson } from './third-person.ts';
import { uncountableArticle, uncountablePlural } from './uncountable.ts';

export const rules: readonly Rule[] = [
  apostrophe,
  articleSound,
  commaSplice,
  confusedWords,
  doubleComparison,
  doubledWord,
  fixedPrepositions,
  fragment,
  fullStop,
  gerund,
  its,
  lengthArticle,
  missingPreposition,
  moreShort,
  oneOf,
  pluralPeople,
  pronounI,
  quantity,
  regularPast,
  regularPlural,
  sentenceCapital,
  sinceFor,
  splitWords,
  thereIs,
  thereTheir,
  thirdPerson,
  uncountableArticle,
  uncountablePlural,
];

export function ruleMarks(sentence: RuledSentence): Mark[] {
  return rules.flatMap(({ name, category, find }) =>
    find(sentence).map(({ span, suggestion }) => ({
      span,
      fault: category === 'spelling' ? 'spelling' : 'grammar',
      category,
      subcategory: name,
      suggestions: [suggestion],
      sources: ['rule'],
    })),
  );
}
