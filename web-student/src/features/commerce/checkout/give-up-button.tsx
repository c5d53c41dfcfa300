import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { notifyFailure } from '../../../core/notices.ts';
import { queryClient } from '../../../core/query-client.ts';
import { giveUpPayment } from '../api/cart.ts';

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
