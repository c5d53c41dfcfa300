import type { Sentence } from '#domain/question-types/mechanisms/track.ts';

const sentenceEnd = /(?<=[.?!…]['"’”)]*)\s+/;

/**
 * A line's sentences with their times, in the script's words: the voice may say "eighteen forty" for 1840. If a
 * sentence is spoken differently, its place is between its neighbours.
 * @throws RangeError if words cannot be assigned to sentences
 */
export function writtenSentences(line: string, spoken: readonly Sentence[]): Sentence[] {
  const result: Sentence[] = [];
  let from = 0;
  let waiting: Sentence[] = [];
  const settle = (to: number) => {
    if (waiting.length === 0) return;
    const between = line.slice(from, to).trim();
    const texts = waiting.length === 1 ? [between] : between.split(sentenceEnd);
    if (texts.length !== waiting.length || texts.includes('')) {
      throw new RangeError(`the words of “${waiting[0]?.text ?? ''}” are not found in the script`);
    }
    result.push(...waiting.map((sentence, index) => ({ ...sentence, text: texts[index] ?? '' })));
    waiting = [];
  };
  for (const sentence of spoken) {
    const at = line.indexOf(sentence.text, from);
    if (at < 0) {
      waiting.push(sentence);
      continue;
    }
    settle(at);
    result.push(sentence);
    from = at + sentence.text.length;
  }
  settle(line.length);
  return result;
}
