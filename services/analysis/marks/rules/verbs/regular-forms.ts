import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

/** Irregular in every convention: past, participle. */
const verbs = new Map(
  (
    'buy bought bought,catch caught caught,teach taught taught,bring brought brought,think thought thought,seek sought sought,' +
    'go went gone,come came come,run ran run,win won won,begin began begun,swim swam swum,sing sang sung,write wrote written,' +
    'drive drove driven,ride rode ridden,rise rose risen,break broke broken,speak spoke spoken,steal stole stolen,' +
    'choose chose chosen,take took taken,eat ate eaten,fall fell fallen,give gave given,know knew known,grow grew grown,' +
    'throw threw thrown,draw drew drawn,see saw seen,feel felt felt,keep kept kept,sleep slept slept,leave left left,' +
    'lose lost lost,send sent sent,spend spent spent,build built built,make made made,tell told told,sell sold sold,' +
    'say said said,hold held held,meet met met,understand understood understood,stand stood stood,get got got,' +
    'forget forgot forgotten,hear heard heard,mean meant meant,drink drank drunk,sit sat sat,put put put,cut cut cut,hurt hurt hurt'
  )
    .split(',')
    .map((line) => line.split(' '))
    .flatMap(([base = '', past = '', participle = '']) =>
      wrongPasts(base).map((wrong) => [wrong, { past, participle }] as const),
    ),
);
/** Wrong regular plurals of irregular nouns. */
const nouns = new Map(
  'childs children,childrens children,womans women,womens women,mans men,mens men,foots feet,tooths teeth,mouses mice,gooses geese,lifes lives,wifes wives,knifes knives,leafs leaves,shelfs shelves,halfs halves,thiefs thieves,loafs loaves,wolfs wolves,sheeps sheep,fishs fish,persones people'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Correct as verbs. */
const verbsToo = new Set(['mans', 'leafs', 'wolfs', 'loafs']);
const perfect = new Set("have has had having 've is are was were be been being".split(' '));

function wrongPasts(base: string): string[] {
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? [`${base}${base.at(-1)}ed`] : [];
  return [base.endsWith('e') ? `${base}d` : `${base}ed`, ...doubled];
}

/** "buyed", "mans": a grammar mistake, not a spelling mistake. */
export const isRegularForm = (word: string): boolean =>
  verbs.has(word.toLowerCase()) || nouns.has(word.toLowerCase());

export const regularPast: Rule = {
  name: 'regular-past',
  category: 'verb_form',
  marks: [
    ['She [buyed] bread.', 'bought'],
    ['We have [choosed] a plan.', 'chosen'],
    ['They [runned] home.', 'ran'],
  ],
  passes: ['She bought bread and cooked it.', 'The box was seeded and needed water.', 'He ended it.'],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const forms = verbs.get(small(token));
      if (!forms) return undefined;
      const before = sentence.tokens.slice(Math.max(0, at - 2), at);
      const form = before.some((each) => perfect.has(small(each))) ? forms.participle : forms.past;
      return { span: token.span, suggestion: casedLike(form, token.text) };
    }),
};

export const regularPlural: Rule = {
  name: 'regular-plural',
  category: 'number',
  marks: [
    ['All [childs] like sweets.', 'children'],
    ['The [womans] are here.', 'women'],
    ['Our [lifes] are short.', 'lives'],
  ],
  passes: [
    "The men's room and the children's books are here.",
    'He mans the desk.',
    'Two women and their lives.',
  ],
  find: ({ tokens }) =>
    tokens.flatMap((token, at) => {
      const plural = nouns.get(small(token));
      const isVerb = verbsToo.has(small(token)) && token.pos === 'VERB';
      const isPossessive = /^['’]/.test(tokens[at + 1]?.text ?? '');
      if (plural === undefined || isVerb || isPossessive) return [];
      return [{ span: token.span, suggestion: casedLike(plural, token.text) }];
    }),
};
