import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: as `@media (max-width: 36em)` in the styles. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
