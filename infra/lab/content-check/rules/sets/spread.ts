import { eachSet, finding } from '../../rule.ts';

const leastLevels = 4;
const leastTopics = 6;

/** A set covers all difficulties and many topics. */
export const spreadRule = eachSet((files) => {
  const levels = new Set(files.map(({ question }) => question.difficulty));
  const topics = new Map<string, number>();
  for (const topic of files.flatMap(({ question }) => question.topics)) {
    topics.set(topic, (topics.get(topic) ?? 0) + 1);
  }
  const crowded = [...topics].filter(([, count]) => count > files.length / 2);
  const wrongCount = files.filter(({ question }) => question.topics.length < 1 || question.topics.length > 2);
  return [
    ...finding(
      levels.size < leastLevels,
      'difficulty',
      `only ${levels.size} levels: use ${leastLevels} at least`,
    ),
    ...finding(
      topics.size < leastTopics,
      'topics',
      `only ${topics.size} topics: use ${leastTopics} at least`,
    ),
    ...crowded.map(
      ([topic, count]) =>
        ['topics', `${topic} in ${count} of ${files.length}: write about other things`] as const,
    ),
    ...wrongCount.map(({ question }) => ['topics', `${question.uid} needs one or two topics`] as const),
  ];
});
