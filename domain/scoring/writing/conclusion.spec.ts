import { expect, test } from 'vitest';
import { concludesAll } from './conclusion.ts';

test.each([
  ['a phrase for it', ['In conclusion, buses are useful.'], 2],
  ['an opinion', ['Free buses change a city.', 'I firmly believe that they are good.'], 4],
  ['a demand', ['Cities should give them a try.'], 4],
  ['a weighing', ['The gains outweigh what it costs.'], 3],
  ['a look back', ['With both of these measures a city becomes quieter.'], 3],
])('%s concludes', (_what, sentences, paragraphs) => {
  expect(concludesAll(sentences, paragraphs)).toBe(true);
});

test.each([
  ['one more example', ['For example, a friend of mine should take the bus.'], 4],
  ['a story', ['When I was young, we had to walk, and it was better.'], 4],
  ['a figure', ['Fares must cover 40 per cent.'], 4],
  ['one more argument', ['Another advantage is that people should walk more.'], 4],
  ['a plain statement', ['Buses run in the city.'], 4],
  ['an opinion in a text of two paragraphs', ['Cities should give them a try.'], 2],
])('%s does not conclude', (_what, sentences, paragraphs) => {
  expect(concludesAll(sentences, paragraphs)).toBe(false);
});
