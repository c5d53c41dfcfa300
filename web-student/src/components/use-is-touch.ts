import { useMediaQuery } from '@mantine/hooks';

/** Touch devices have volume keys, and some ignore the volume that a page sets. */
export const useIsTouch = (): boolean =>
  useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
