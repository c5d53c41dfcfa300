import { previewPrices } from '#domain/commerce/prices/price-list-contract.ts';
import type { Offer } from '#domain/commerce/contract.ts';
import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { IconReceipt } from '@tabler/icons-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { formText } from '#console/components/forms/form-text.ts';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { useIsPhone } from '#console/components/use-is-phone.ts';
import { call, textOf } from '#console/core/api.ts';
import { labelNames, reductionsInWords } from './words.ts';

export const PreviewButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<IconReceipt size={18} />} onClick={() => setOpen(true)}>
        Preview prices
      </Button>
      {isOpen && <Preview onClose={() => setOpen(false)} />}
    </>
  );
};

const Preview = ({ onClose }: { readonly onClose: () => void }) => {
  const titleId = useId();
  const [offers, setOffers] = useState<readonly Offer[]>();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const isPhone = useIsPhone();

  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [userId, at] = [formText(form, 'userId').trim(), formText(form, 'at')];
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const { body } = await call(previewPrices, {
        country: formText(form, 'country').trim().toUpperCase(),
        ...(userId !== '' && { userId }),
        ...(at !== '' && { at: new Date(at).toISOString() }),
      });
      setOffers(body.offers);
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Preview the price</DialogTitle>
      <DialogContent>
        <form onSubmit={(event) => void ask(event)}>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ pt: 1, alignItems: { sm: 'start' } }}
          >
            <TextField
              name="country"
              label="Country"
              required
              defaultValue="AU"
              helperText="Two letters"
              slotProps={{ htmlInput: { minLength: 2, maxLength: 2 } }}
              sx={{ width: { sm: 140 }, flexShrink: 0 }}
            />
            <TextField name="userId" label="User id" helperText="Empty for a visitor" fullWidth />
            <TextField
              name="at"
              label="At"
              type="datetime-local"
              helperText="Empty for now"
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ minWidth: { sm: 220 } }}
            />
            <Button
              type="submit"
              variant="contained"
              loading={isWaiting}
              sx={{ mt: { sm: 1 }, flexShrink: 0 }}
            >
              Show prices
            </Button>
          </Stack>
        </form>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {offers && <Offers offers={offers} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};

const Offers = ({ offers }: { readonly offers: readonly Offer[] }) => (
  <Stack sx={{ mt: 2 }}>
    <TableOrLines
      label="Prices"
      rows={offers}
      keyOf={({ packageId }) => packageId}
      columns={[
        { name: 'Package', isLong: true, cell: ({ name }) => name },
        { name: 'Listed', isNumber: true, cell: ({ listPrice }) => moneyInWords(listPrice) },
        { name: 'Price', isNumber: true, cell: ({ price }) => moneyInWords(price) },
        { name: 'Reason for the reduction', isLong: true, cell: reductionsInWords },
        { name: 'Button', cell: ({ label }) => labelNames[label] },
      ]}
      primary={({ name, price }) => `${name}, ${moneyInWords(price)}`}
      secondary={(offer) =>
        offer.reductions.length > 0
          ? `Listed at ${moneyInWords(offer.listPrice)}: ${reductionsInWords(offer)}. ${labelNames[offer.label]}`
          : labelNames[offer.label]
      }
    />
  </Stack>
);
