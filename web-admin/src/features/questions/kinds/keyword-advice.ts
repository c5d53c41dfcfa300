/** Shorter keywords match the start of other words: "fl" matches "flight" and "floor". */
const shortest = 3;

/** Advice for keywords that match more reliably. @param groups one group per line, alternatives separated by commas */
export function keywordAdvice(groups: string): string[] {
  const typed = groups
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim().toLowerCase()))
    .map((words) => words.filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const words = typed.flat();
  const short = words.filter((word) => word.length < shortest && !/\d/.test(word));
  const doubled = typed.flatMap((group) =>
    group.flatMap((word) => {
      const beginning = group.find((other) => other !== word && word.startsWith(other));
      return beginning === undefined ? [] : [`“${word}” is not needed: “${beginning}” finds it.`];
    }),
  );
  return [
    ...(typed.length === 1 ? ['Add a second group: one word alone does not state a point.'] : []),
    ...short.map((word) => `“${word}” begins many other words. Write more letters of it.`),
    ...doubled,
  ];
}
