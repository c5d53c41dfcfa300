import { eachQuestion, finding } from '../../rule.ts';

const ordinal = 'first|second|third|fourth|fifth|sixth|seventh|last|final|next|previous';
/** "The first option", "options two and three", "option B", "the options are in the order of the passage". */
const positions = [
  new RegExp(`\\b(?:${ordinal})(?: (?:right|wrong|two|three))* (?:option|choice)s?\\b`, 'i'),
  /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer)s? (?:[A-G]\b|\d|(?:one|two|three|four|five|six|seven)\b)/,
  /\boptions? (?:above|below)\b/i,
  /\boptions? (?:\w+ ){0,3}in the (?:same )?order\b/i,
];

/** Explanations do not mention an option's place, because options are shuffled. */
export const optionPositionsRule = eachQuestion((question) =>
  [question.explanation, ...question.explanations.map(({ text }) => text)].flatMap((text, index) => {
    const told = positions.map((position) => position.exec(text)?.[0]).find((match) => match !== undefined);
    return finding(
      told !== undefined,
      index === 0 ? 'explanation' : `explanations.${index - 1}`,
      `“${told ?? ''}”: options are shuffled, so name what it says instead`,
    );
  }),
);
