import { Text } from '@mantine/core';
import { timeLeftText } from './time-left-text.ts';
import { usePromotionLeft } from './use-promotion-left.ts';

export function PromotionNote() {
  const promotion = usePromotionLeft();
  if (!promotion) return null;
  return (
    <Text size="xs" c="dimmed" hiddenFrom="xs">
      −{promotion.discount}%&ensp;{timeLeftText(promotion.left)}
    </Text>
  );
}
