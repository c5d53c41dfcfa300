import type { DialogName } from './dialogs.tsx';
import type { Marks } from './use-marks.ts';

export interface ToolProps {
  readonly marks: Marks;
  readonly isBeside: boolean | undefined;
  readonly onToggleLayout: () => void;
  readonly onOpen: (dialog: DialogName) => void;
}
