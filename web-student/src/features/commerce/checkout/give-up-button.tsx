import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { notifyFailure } from '../../../core/notices.ts';
import { queryClient } from '../../../core/query-client.ts';
import { giveUpPayment } from '../api/cart.ts';

/** Gives up a payment that was begun and not made. What became of it, for it may be made by now, is told on the next page. */
export function GiveUpButton({ cartId }: { readonly cartId: string }) {
  const navigate = useNavigate();
  const giveUp = useMutation({
    mutationFn: () => giveUpPayment(cartId),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['payment', cartId] });
      void navigate(paths.thankYou.getHref(cartId));
    },
    onError: (error) => notifyFailure(error),
  });
  return (
    <Button variant="default" loading={giveUp.isPending} onClick={() => giveUp.mutate()}>
      Cancel this payment
    </Button>
  );
}
