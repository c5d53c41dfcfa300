import { eachQuestion, finding, type Finding } from '../../rule.ts';
import { plainWords } from '../../texts.ts';
import { keyPointsOf } from '../../analysed.ts';

/** A discussion between three speakers has more points than a passage. */
const pointsOf = { written: [3, 6], spoken: [3, 8] } as const;
const mostGroups = 4;
/** Shorter beginnings would match every text; numbers may have two digits. */
const keyword = /^(?:[\p{Ll}\p{N}][\p{Ll}\p{N}'-]{2,}|\p{N}[\p{N}.,]+)$/u;
const fullSentence = /^\p{Lu}[^.?]+\.$/u;

/** Whether one of these words or word beginnings occurs in a text. */
const stands = (alternates: readonly string[], words: readonly string[]) =>
  alternates.some((alternate) => words.some((word) => word.startsWith(alternate)));

/** Key points are full sentences with their keywords; the sample answer contains all of them. */
export const keyPointsRule = eachQuestion((question) => {
  const told = keyPointsOf(question);
  if (!told) return [];
  const { by, keyPoints, sampleAnswer } = told;
  const [fewestPoints, mostPoints] = pointsOf[by];
  const words = plainWords(sampleAnswer);
  return [
    ...finding(
      keyPoints.length < fewestPoints || keyPoints.length > mostPoints,
      'keyPoints',
      `${keyPoints.length}: write ${fewestPoints} to ${mostPoints}`,
    ),
    ...keyPoints.flatMap(({ point, keywords }, index): Finding[] => {
      const field = `keyPoints.${index}`;
      return [
        ...finding(!fullSentence.test(point), `${field}.point`, 'write one full sentence'),
        ...finding(
          keywords.length > mostGroups,
          `${field}.keywords`,
          `${keywords.length} groups: ${mostGroups} at most`,
        ),
        ...keywords.flatMap((group, at) => faultsOfGroup(`${field}.keywords.${at}`, group, words)),
      ];
    }),
  ];
});

function faultsOfGroup(field: string, group: readonly string[], sample: readonly string[]): Finding[] {
  const odd = group.filter((alternate) => !keyword.test(alternate));
  const needless = group.filter((alternate, index) =>
    group.some((other, place) => place !== index && alternate.startsWith(other)),
  );
  return [
    ...finding(
      odd.length > 0,
      field,
      `${odd.join(', ')}: write single words, or their beginnings, in small letters`,
    ),
    ...finding(
      needless.length > 0,
      field,
      `${needless.join(', ')}: begins with another one, so leave it out`,
    ),
    ...finding(!stands(group, sample), field, 'none of these stands in the sample answer: add what it says'),
  ];
}
