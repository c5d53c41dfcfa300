import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What it is called, such as `Option 1`. */
  readonly name: string;
  readonly title: string;
  /** What can be done with it, beside its title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of one thing of many, held together by a line at their side. */
export const RowFrame = ({ name, title, actions, children }: Props) => (
  <Box role="group" aria-label={name} sx={{ borderLeft: 3, borderColor: 'divider', pl: { xs: 1, sm: 2 } }}>
    <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }}>
      <Typography sx={{ flex: 1, fontWeight: 650 }}>{title}</Typography>
      {actions}
    </Stack>
    <Stack spacing={1.5}>{children}</Stack>
  </Box>
);
