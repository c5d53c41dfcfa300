import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const RowFrame = ({ name, title, actions, children }: Props) => (
  <Box role="group" aria-label={name} sx={{ borderLeft: 3, borderColor: 'divider', pl: { xs: 1, sm: 2 } }}>
    <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }}>
      <Typography sx={{ flex: 1, fontWeight: 650 }}>{title}</Typography>
      {actions}
    </Stack>
    <Stack spacing={1.5}>{children}</Stack>
  </Box>
);
