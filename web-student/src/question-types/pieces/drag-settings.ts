import { PointerSensor, type DragDropProvider } from '@dnd-kit/react';
import type { ComponentProps } from 'react';

type Settings = Pick<ComponentProps<typeof DragDropProvider>, 'sensors' | 'plugins'>;

/**
 * Dragging is for pointers; keys have buttons of our own. So the first of the library's plugins is left out, the one
 * for screen readers: it writes `aria-pressed`, `aria-disabled` and its own instructions onto those buttons. The
 * library names its plugins in a package that is not ours to import.
 */
export const dragSettings: Settings = {
  sensors: [PointerSensor],
  plugins: (defaults) => defaults.slice(1),
};
