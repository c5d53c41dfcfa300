import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import { Chip, Stack } from '@mui/material';
import { IconAlertTriangle } from '@tabler/icons-react';
import { concernNames } from './words.ts';

export const ConcernChips = ({ concerns, disputeOutcome }: AdminCart) => {
  if (concerns.length === 0) return disputeOutcome === 'lost' ? 'Dispute lost' : '–';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {concerns.map((concern) => (
        <Chip
          key={concern}
          size="small"
          variant="outlined"
          color="warning"
          icon={<IconAlertTriangle size={16} />}
          label={concernNames[concern]}
        />
      ))}
    </Stack>
  );
};
