import { refundPurchase, type AdminCartPage } from '#domain/commerce/carts/cart-admin-contract.ts';
import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import {
  FunctionField,
  Labeled,
  ListButton,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { IfMay } from '#console/components/if-may.tsx';
import { localTime, MomentField } from '#console/components/moment.tsx';
import { HistoryLink, PersonField } from '#console/components/person-field.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { ConcernAlerts } from './concern-alerts.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { RefundButton } from './refund-button.tsx';
import { amount, cartName, disputeInWords, overpaymentsInWords } from './words.ts';

const Actions = () => (
  <TopToolbar>
    <ListButton />
    <ReceiptButton />
    <IfMay call={refundPurchase}>
      <RefundButton />
    </IfMay>
  </TopToolbar>
);

const Name = () => {
  const cart = useRecordContext<AdminCartPage>();
  return cart ? cartName(cart) : null;
};

const timeColumn = {
  verticalAlign: 'top',
  pl: 0,
  width: '1%',
  minWidth: 112,
  whiteSpace: { sm: 'nowrap' },
} as const;

const Events = () => {
  // Until the page loads, the record is the row from the list, which has no events.
  const events = useRecordContext<Partial<AdminCartPage>>()?.events ?? [];
  return (
    <Table size="small" aria-label="Events">
      <TableBody>
        {events.map(({ id, at, words }) => (
          <TableRow key={id}>
            <TableCell sx={timeColumn}>{localTime(at)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{words}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

export const Show = () => (
  <ShowPage<AdminCartPage> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <ConcernAlerts />
      <StatusField source="status" label="Status" />
      <PersonField label="User" />
      <FunctionField<AdminCartPage> label="Total" render={({ total }) => amount(total)} />
      <FunctionField<AdminCartPage> label="Refunded" render={({ refunded }) => amount(refunded)} />

      <FunctionField<AdminCartPage> label="Paid too much" render={overpaymentsInWords} />
      <FunctionField<AdminCartPage> label="Dispute" render={(cart) => disputeInWords(cart) ?? '–'} />
      <FunctionField<AdminCartPage> label="Paid by" render={({ method }) => method ?? '–'} />
      <MomentField source="paidAt" label="Paid" />
      <FunctionField<AdminCartPage> label="Receipt" render={({ receiptNumber }) => receiptNumber ?? '–'} />
      <Labeled label="Payment at the provider">
        <TextField source="paymentId" emptyText="–" sx={{ overflowWrap: 'anywhere' }} />
      </Labeled>
      <Typography component="h2" variant="h6">
        Events
      </Typography>
      <Events />
      <HistoryLink />
    </SimpleShowLayout>
  </ShowPage>
);
