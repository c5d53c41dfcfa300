import { questionBank } from '#infra/seed/questions.ts';

/** The sentences of good and average sample essays. */
const sentences = questionBank.flatMap((question) =>
  question.type === 'WWE'
    ? [question.sampleAnswer, ...question.weakerAnswers.filter(isMiddling).map(({ text }) => text)].flatMap(
        (text) => text.split(/(?<=[.!?])\s+/),
      )
    : [],
);

function isMiddling({ level }: { readonly level: string }): boolean {
  return level === 'middle';
}

/** Sentence openings that turn a known sentence into a new one, so that cached findings do not apply. */
const beginnings = [
  'On the whole,',
  'In most places,',
  'For many people,',
  'As I see it,',
  'At first,',
  'In the end,',
];
const nouns = [
  'city',
  'school',
  'office',
  'village',
  'market',
  'garden',
  'station',
  'library',
  'harbour',
  'museum',
];

/** An essay of this many words in paragraphs; no two essays share a sentence. Deterministic for a number. */
export function essayOf(words: number, at: number): string {
  const parts: string[] = [];
  for (let place = 0; parts.join(' ').split(' ').length < words; place += 1) {
    const sentence = sentences[(at * 31 + place * 7) % sentences.length] ?? '';
    const beginning = beginnings[(at + place) % beginnings.length] ?? '';
    const noun = nouns[(at * 3 + place) % nouns.length] ?? '';
    parts.push(
      `${beginning} in the ${noun} number ${at}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    );
  }
  const paragraphs = [0, 1, 2, 3].map((paragraph) =>
    parts.filter((_, place) => place % 4 === paragraph).join(' '),
  );
  return paragraphs.join('\n\n');
}
