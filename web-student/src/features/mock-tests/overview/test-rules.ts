import { breakSeconds } from '#domain/sittings/clocks/breaks.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';

type Asked = Pick<MockTestListing, 'sections' | 'usesMicrophone'>;

const inMinutes = (seconds: number): string => `${seconds / 60} minutes`;

export const hasSound = ({ sections, usesMicrophone }: Asked): boolean =>
  usesMicrophone || sections.some(({ section }) => section === 'listening');

/**
 * @param stopClock whether the student may pause the clock for breaks
 */
export function testRules(test: Asked, stopClock: boolean): readonly string[] {
  const { sections, usesMicrophone } = test;
  const hasParts = sections.length > 1;
  return [
    'You can only go forward. A submitted answer is final.',
    ...(hasSound(test)
      ? ['Each recording plays once. It starts by itself, and you can only change its volume.']
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
          `You may take breaks between questions. The clock stops for up to ${inMinutes(breakSeconds.each)} each time, ${inMinutes(breakSeconds.inAll)} in total.`,
        ]
      : []),
    'When time is up, whatever you have written is submitted.',
    ...(hasParts
      ? ['The clock stops between parts, so you can rest. Start each part within seven days, or you lose it.']
      : []),
    'If our server fails, you get the time back. If your own connection drops, the clock keeps running.',
    'Copy, paste, spell check and word look-up are off. If you leave the window, your result shows for how long. There is no penalty.',
  ];
}
