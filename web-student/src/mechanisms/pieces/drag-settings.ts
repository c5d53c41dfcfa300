import { AutoScroller, Feedback, PointerSensor, type DragDropManagerInput } from '@dnd-kit/dom';

type Settings = Pick<DragDropManagerInput, 'sensors' | 'plugins'>;

/**
 * Dragging is for pointers; keys have their own buttons. The library's screen reader plugin would overwrite their ARIA;
 * its cursor and selection plugins restyle the whole page at each press.
 */
export const dragSettings: Settings = { sensors: [PointerSensor], plugins: [AutoScroller, Feedback] };
