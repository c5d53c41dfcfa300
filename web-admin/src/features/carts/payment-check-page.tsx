import { Alert, CircularProgress, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { PaymentDifferences, useReconciliation } from './payment-differences.tsx';

export const PaymentCheckPage = () => {
  const { data, error, isPending, refetch } = useReconciliation();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Payment check" />
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        The servers compare our payments with the payments at the provider once a day. They grant a payment
        that arrived late. A person has to look at every other difference.
      </Typography>
      {isPending && <CircularProgress aria-label="Loading the payment check" />}
      {error && <Failed error={error} onAgain={refetch} />}
      {data?.comparedAt === null && <Alert severity="info">The payments have not been compared yet.</Alert>}
      {data && data.comparedAt !== null && (
        <>
          <Typography>
            Last compared on {localTime(data.comparedAt)}: {data.payments.toLocaleString('en-GB')}{' '}
            {data.payments === 1 ? 'payment' : 'payments'}.
          </Typography>
          {data.differences.length === 0 ? (
            <Alert severity="success">All payments match those at the provider.</Alert>
          ) : (
            <PaymentDifferences differences={data.differences} />
          )}
        </>
      )}
    </Stack>
  );
};
