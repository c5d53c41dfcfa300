import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../core/session.ts';
import { useBuy } from './use-buy.ts';

/**
 * Those with an account get a cart with the package of speaking credits, all others the prices: specification, document 2,
 * sections 7 and 8. There is no package of writing credits alone, so these lead to the prices too.
 */
export default function GetMoreCredits({ kind }: { readonly kind: CreditKind }) {
  const session = useSession();
  const navigate = useNavigate();
  const { buy, pending } = useBuy();
  const hasPackage = kind === 'speaking' && session !== undefined;
  return (
    <Button
      variant="default"
      loading={pending !== undefined}
      onClick={() =>
        hasPackage ? buy({ packageId: 'package_speaking_credits' }) : void navigate(paths.pricing.getHref())
      }
    >
      Get more credits
    </Button>
  );
}
