import { useMediaQuery } from '@mantine/hooks';

/** Whether a finger points: such devices have keys for the volume, and some ignore the one that a page sets. */
export const useIsTouch = (): boolean =>
  useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
