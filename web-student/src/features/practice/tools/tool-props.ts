import type { DialogName } from './dialogs.tsx';
import type { Marks } from './use-marks.ts';

export interface ToolProps {
  readonly marks: Marks;
  /** `undefined` where the type has one layout only. */
  readonly isBeside: boolean | undefined;
  readonly onToggleLayout: () => void;
  readonly onOpen: (dialog: DialogName) => void;
}
