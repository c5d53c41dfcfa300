import { casedLike } from '../../casing.ts';
import type { Finding, Rule, RuledSentence } from '../rule.ts';

/** The pattern is a place where only the other word fits; its group is the wrong word. */
type Confusion = readonly [place: RegExp, meant: string];

const comparatives =
  'more|less|fewer|better|worse|rather|bigger|smaller|higher|lower|older|younger|cheaper|faster|greater|larger|longer|shorter|stronger|\\p{L}{2,}ier';

const confusions: readonly Confusion[] = [
  [
    /\b(?:comes?|came|coming|go|went|far|away|apart|(?:is|are|was|were|very|so) different|suffer(?:s|ed|ing)?|arriv(?:es?|ed|ing)|receiv(?:es?|ed|ing)|graduat(?:ed|ing)|returned|protect(?:s|ed|ing)?|prevent(?:s|ed|ing)?|bought) (form)\b/diu,
    'from',
  ],
  [/\b(?:an?|the) (from)\b/diu, 'form'],
  [
    new RegExp(
      `(?<!\\b(?:if|when|once|after|as)\\b[^.;]*)\\b(?:${comparatives})(?: \\p{L}+)? (then)\\b(?= (?:an?|the|my|his|her|its|our|their|your|any|it|me|him|us|them|other|that|this|before|\\p{N}+)\\b)`,
      'diu',
    ),
    'than',
  ],
  [/(?:^\W*|[,;] and )(than)(?= (?:i|he|she|we|they|you|it|the)\b)/diu, 'then'],
  [
    /\b(?:is|are|was|were|be|been|am|it's|costs?|gets?|got|becomes?|became) (to)(?= (?:much|late|early|expensive|often|big|small|hard|difficult|long|short|young|old|busy|tired|high|low)\b)/diu,
    'too',
  ],
  [/\b(?:wants?|wanted|needs?|needed|tries|tried|going|decided|hopes?|able|ought) (too)(?= \p{L}+)/diu, 'to'],
  [/\b(your)(?= (?:not|going to)\b)/diu, "you're"],
  [
    /(?<!\b(?:an?|the|this|that|very|so|in) )\b(quiet)(?= (?:good|difficult|easy|important|different|interesting|expensive|a lot|well|often|sure|hard|common|happy|popular|big|small)\b)/diu,
    'quite',
  ],
  [/\b(?:very|peace and) (quite)\b/diu, 'quiet'],
  [/\ba (quite)(?= (?:place|room|street|area|village|town|night|life|neighbou?rhood)\b)/diu, 'quiet'],
  [
    /\b(?:to|will|would|can|could|may|might|not|n't|they|we|i|you|people) (loose)(?= (?:the|their|his|her|my|our|your|an?|some|many|much|it|them|weight|money|time|control|jobs?)\b)/diu,
    'lose',
  ],
  [
    /\b(?:wonder(?:s|ed|ing)?|kn[eo]w|sure|decide|asks?|asked|see|matter|question|doubt|care|depends on|tell (?:me|you|us|him|her)) (weather)(?= (?:or not|they|we|he|she|i|you)\b)/diu,
    'whether',
  ],
  [/\b(?:the|good|bad|nice|fine|hot|cold|warm|wet|dry) (whether)\b(?! or)/diu, 'weather'],
  [/\b(?:they|we|there) (where)(?= (?:many|not|very|so|\p{L}{3,}ing)\b)/diu, 'were'],
  [/\b(peace)(?= of (?:paper|cake|advice|information|news|bread|furniture|music|land|work)\b)/diu, 'piece'],
  [
    /(?<!\b(?:are|were|am|do|did|can|will|should|would) )\b(?:i|we|they|you) (now)(?= (?:that|how|what|why|who)\b)/diu,
    'know',
  ],
  [/\b(?:right|until) (know)\b/diu, 'now'],
  [/\b(?:live|lived|stay|stayed|arrived) (hear)\b/diu, 'here'],
  [/\b(?:to|can|could|can't) (here)(?= (?:the|from|about|music|your?)\b)/diu, 'hear'],
  [
    /\b(?:an|some|good|my|your|his|her|any|useful) (advise)\b(?! (?:me|you|him|her|us|them|that|the|against|people|students)\b)/diu,
    'advice',
  ],
  [
    /\b(?:to|would|can|could|will|should|strongly) (advice)(?= (?:you|him|her|them|people|students|everyone)\b)/diu,
    'advise',
  ],
  [/\b(?:an|bad|good|negative|positive|side|harmful|greenhouse) (affect)\b/diu, 'effect'],
  [
    /\b(?:will|can|may|could|might|not|also|would) (effect)(?= (?:the|our|your|their|my|his|her|people)\b)/diu,
    'affect',
  ],
  [
    /(?:^\W*even (?=tough|thought)|\beven (?=tough))(tough|thought)(?= (?:i|he|she|we|they|you|it|the|there|this|that|some|many)\b)/diu,
    'though',
  ],
  [/(?:^\W*)(than)(?= you (?:for|very|so)\b)/diu, 'thank'],
];

function findIn({ text, span: [from, to] }: RuledSentence): Finding[] {
  const sentence = text.slice(from, to).replaceAll('’', "'");
  return confusions.flatMap(([place, meant]): Finding[] => {
    const match = place.exec(sentence);
    const [start, end] = match?.indices?.[1] ?? [];
    if (!match || start === undefined || end === undefined) return [];
    return [{ span: [from + start, from + end], suggestion: casedLike(meant, match[1] ?? '') }];
  });
}

export const confusedWords: Rule = {
  name: 'confused-words',
  category: 'spelling',
  marks: [
    ['I come [form] a small town.', 'from'],
    ['Please fill in the [from] below.', 'form'],
    ['A bus is cheaper [then] a taxi.', 'than'],
    ['[Than] we went home.', 'Then'],
    ['The ticket is [to] expensive.', 'too'],
    ['I want [too] go there.', 'to'],
    ['I think [your] not right.', "you're"],
    ['It was [quiet] difficult.', 'quite'],
    ['I live in a [quite] place.', 'quiet'],
    ['They do not want to [loose] their jobs.', 'lose'],
    ['I wonder [weather] they will come.', 'whether'],
    ['We had good [whether] all week.', 'weather'],
    ['There [where] many people.', 'were'],
    ['She gave me a [peace] of advice.', 'piece'],
    ['They [now] that it is late.', 'know'],
    ['I look forward to [here] from you.', 'hear'],
    ['I need some [advise] about it.', 'advice'],
    ['I would [advice] you to wait.', 'advise'],
    ['It has a bad [affect] on health.', 'effect'],
    ['Noise can [effect] the results.', 'affect'],
    ['He came even [tough] it rained.', 'though'],
  ],
  passes: [
    'They form a group and go from house to house.',
    'Letters form words, and ice is a different form of water.',
    'Fill in the return form and the arrival form.',
    'If the bus is cheaper then the people will take it.',
    'When they were older then they moved away.',
    'It is more expensive, than the bus.',
    'The plan is to slow the growth and to fast for a day.',
    'We found a quiet small town.',
    'I will show you where many people live, and you where parking is free.',
    'How are you now that you have moved?',
    'Come hear the band.',
    'Some advise against it, and let her advise you.',
    'It was the sunny weather we had hoped for.',
    'I even thought that it was late.',
    'The form came from the office in a form that I could read.',
    'More people came then, and we were better off than the others.',
    'It is to many people a surprise, and he was to speak first.',
    'He went too far, and I wanted it too.',
    'If your going there helps, your right to ask is clear.',
    'It is quite good in a quiet room.',
    'The loose stones and the weather we had were bad, whether or not they know it.',
    'This is where they were, and we now know where.',
    'Peace of mind is here to stay.',
    'I advise you to take my advice.',
    'Noise affects sleep, and its effect is strong.',
    'Even though it rained, I thought it was fine.',
  ],
  find: findIn,
};
