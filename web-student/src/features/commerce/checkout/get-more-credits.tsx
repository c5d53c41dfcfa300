import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { paths } from '#student/app/paths.ts';
import { useSession } from '#student/core/session.ts';
import { useBuy } from './use-buy.ts';

interface Props {
  readonly kind: CreditKind;
  readonly fromProfilePage?: boolean;
}

/**
 * Opens a cart with speaking credits for logged-in students, and the prices in all other cases: specification,
 * document 2, sections 7 and 8.
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
