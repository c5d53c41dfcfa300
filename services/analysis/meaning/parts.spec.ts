import { expect, test } from 'vitest';
import { paragraphsOf, sentencesOf } from '../text/sentences.ts';
import { windowsOf } from './parts.ts';

const partsOf = (text: string) =>
  sentencesOf(text).map((span) => ({ span, vector: new Float32Array([1, 0]), sentences: 1 }));

test('runs of two and three sentences stay within a paragraph', () => {
  const text = 'I read the meter. It shows 412. The bill says 512.\n\nPlease check it. I have a photo.';
  expect(windowsOf(partsOf(text), paragraphsOf(text)).map(({ span }) => text.slice(...span))).toEqual([
    'I read the meter. It shows 412.',
    'It shows 412. The bill says 512.',
    'Please check it. I have a photo.',
    'I read the meter. It shows 412. The bill says 512.',
  ]);
});
