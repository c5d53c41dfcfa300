import type { ViewOf } from '#domain/question-types/kinds.ts';
import { preloadable } from '#student/components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
const partName = ({ paragraphs }: ViewOf<'reorder'>, part: number) =>
  `Paragraph ${paragraphs[part]?.id ?? letterAt(part)}`;

export const reorder: MechanismScreens<'reorder'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
  steps: {
    partName,
    choiceInWords: (view, { part, isMade }) => `${partName(view, part)}: ${isMade ? 'chosen' : 'deselected'}`,
  },
};
