import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../core/session.ts';
import { useBuy } from './use-buy.ts';

interface Props {
  readonly kind: CreditKind;
  /** Whether it is on the profile, which the cart notes. */
  readonly fromProfilePage?: boolean;
}

/**
 * Those with an account get a cart with the package of speaking credits, all others the prices: specification, document 2,
 * sections 7 and 8. There is no package of writing credits alone, so these lead to the prices too.
 */
export default function GetMoreCredits({ kind, fromProfilePage = false }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const { buy, pending } = useBuy();
  const hasPackage = kind === 'speaking' && session !== undefined;
  return (
    <Button
      variant="default"
      loading={pending !== undefined}
      onClick={() =>
        hasPackage
          ? buy({ packageId: 'package_speaking_credits', fromProfilePage })
          : void navigate(paths.pricing.getHref())
      }
    >
      Get more credits
    </Button>
  );
}
