import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { spokenTimeLeft, timeLeftText } from './time-left-text.ts';
import { usePromotionLeft } from './use-promotion-left.ts';
import styles from '#student/app/bars/bars.module.css';

/**
 * The time left of a promotion, else 'Go Premium': specification, document 1, section 4. Phones show `PromotionNote`
 * instead.
 */
export default function PromotionButton() {
  const promotion = usePromotionLeft();
  return (
    <Button
      component={Link}
      to={paths.pricing.getHref()}
      variant="light"
      className={styles['premium']}
      {...(promotion && {
        'aria-label': `${promotion.discount}% off, ${spokenTimeLeft(promotion.left)} left: see the prices`,
      })}
    >
      {promotion ? (
        <>
          −{promotion.discount}%&ensp;
          <span role="timer">{timeLeftText(promotion.left)}</span>
        </>
      ) : (
        'Go Premium'
      )}
    </Button>
  );
}
