import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { spokenTimeLeft, timeLeftText } from './time-left-text.ts';
import { usePromotionLeft } from './use-promotion-left.ts';

/**
 * While a promotion holds, the time that is left of it; otherwise 'Go Premium': specification, document 1, section 4. Both
 * lead to the prices. On a phone, whose bar has no room for it, `PromotionNote` says it in the menu.
 */
export default function PromotionButton() {
  const promotion = usePromotionLeft();
  return (
    <Button
      component={Link}
      to={paths.pricing.getHref()}
      variant="light"
      className="top-bar-premium"
      {...(promotion && {
        'aria-label': `${promotion.discount} % off, ${spokenTimeLeft(promotion.left)} left: see the prices`,
      })}
    >
      {promotion ? (
        <>
          −{promotion.discount} %&ensp;
          <span role="timer">{timeLeftText(promotion.left)}</span>
        </>
      ) : (
        'Go Premium'
      )}
    </Button>
  );
}
