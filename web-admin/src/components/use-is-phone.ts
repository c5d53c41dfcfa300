import { useMediaQuery, type Theme } from '@mui/material';

export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
