import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { apostrophe } from './punctuation/apostrophe.ts';
import { articleSound } from './nouns/article-sound.ts';
import { commaSplice } from './punctuation/comma-splice.ts';
import { confusedWords } from './words/confused-words.ts';
import { doubleComparison } from './nouns/double-comparison.ts';
import { doubledWord } from './words/doubled-word.ts';
import { fixedPrepositions } from './words/fixed-prepositions.ts';
import { fragment } from './punctuation/fragment.ts';
import { fullStop } from './punctuation/full-stop.ts';
import { gerund } from './verbs/gerund.ts';
import { its } from './words/its.ts';
import { lengthArticle } from './nouns/length-article.ts';
import { missingPreposition } from './words/missing-preposition.ts';
import { moreShort } from './nouns/more-short.ts';
import { oneOf } from './nouns/one-of.ts';
import { pluralPeople } from './nouns/plural-people.ts';
import { pronounI } from './punctuation/pronoun-i.ts';
import { quantity } from './nouns/quantity.ts';
import { regularPast, regularPlural } from './verbs/regular-forms.ts';
import type { Rule, RuledSentence } from './rule.ts';
import { sentenceCapital } from './punctuation/sentence-capital.ts';
import { sinceFor } from './verbs/since-for.ts';
import { splitWords } from './words/split-words.ts';
import { thereIs } from './verbs/there-is.ts';
import { thereTheir } from './words/there-their.ts';
import { thirdPerson } from './verbs/third-person.ts';
import { uncountableArticle, uncountablePlural } from './nouns/uncountable.ts';

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
