import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { queryClient } from '#student/core/query-client.ts';
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
