import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PlanItem } from '#student/queries/study-plan.ts';
import { itemHref, itemWords } from './plan-words.ts';

interface Props {
  readonly item: PlanItem;
  readonly testName: (mockTestId: string) => string;
}

export function PlanItemLink({ item, testName }: Props) {
  return (
    <Anchor
      component={Link}
      to={itemHref(item)}
      // Reviews are on this page, and only the browser scrolls to an anchor.
      reloadDocument={item.kind === 'reviews'}
      inherit
      underline="always"
    >
      {itemWords(item, testName)}
    </Anchor>
  );
}
