import { AutoScroller, Feedback, PointerSensor, type DragDropManagerInput } from '@dnd-kit/dom';

type Settings = Pick<DragDropManagerInput, 'sensors' | 'plugins'>;

/**
 * Dragging is for pointers; keys have buttons of our own. Of the library's plugins the one for screen readers is left
 * out, for it writes `aria-pressed`, `aria-disabled` and its own instructions onto those buttons; and those for the
 * cursor and against the selecting of text, for each makes a slow phone compute the style of the whole page at a press.
 */
export const dragSettings: Settings = { sensors: [PointerSensor], plugins: [AutoScroller, Feedback] };
