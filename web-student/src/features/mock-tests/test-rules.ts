import { breakSeconds } from '#domain/mock-tests/breaks.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';

type Asked = Pick<MockTestListing, 'sections' | 'usesMicrophone'>;

const inMinutes = (seconds: number): string => `${seconds / 60} minutes`;

/** Whether a test plays recordings: what is spoken begins with something to hear, but for a few types. */
export const hasSound = ({ sections, usesMicrophone }: Asked): boolean =>
  usesMicrophone || sections.some(({ section }) => section === 'listening');

/**
 * What a student should know before a test is started, each rule in a sentence or two.
 * @param stopClock whether the student may let the clock stand for breaks
 */
export function testRules(test: Asked, stopClock: boolean): readonly string[] {
  const { sections, usesMicrophone } = test;
  const hasParts = sections.length > 1;
  return [
    'You go forward only. What you have submitted is final.',
    ...(hasSound(test)
      ? ['Each recording is heard once. It starts by itself, and you can only set its volume.']
      : []),
    ...(usesMicrophone ? ['You record each spoken answer once, after the time to prepare.'] : []),
    [
      hasParts ? 'Each part has its own time.' : '',
      stopClock ? '' : hasParts ? 'There is no pause inside a part.' : 'There is no pause.',
      'Closing the page does not stop the clock.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(stopClock
      ? [
          `You may take a break after a question: the clock stands, for ${inMinutes(breakSeconds.each)} at a time and ${inMinutes(breakSeconds.inAll)} in the whole test.`,
        ]
      : []),
    'When the time is up, what stands on the page then is your answer.',
    ...(hasParts
      ? [
          'Between the parts the clock stands. You can rest. Begin every part within seven days: later it is not asked.',
        ]
      : []),
    'If our server fails, you get the lost time back. Time that your own line loses runs on.',
    'Copy, paste, spell check and look-up are off. If you leave the window, your result tells you for how long; nothing is punished.',
  ];
}
