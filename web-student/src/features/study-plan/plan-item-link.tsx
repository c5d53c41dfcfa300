import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlanItem } from '#student/queries/study-plan.ts';
import { itemHref } from './plan-words.ts';

interface Props {
  readonly item: PlanItem;
  readonly children: ReactNode;
}

export function PlanItemLink({ item, children }: Props) {
  return (
    <Anchor
      component={Link}
      to={itemHref(item)}
      // Reviews are on this page: the browser scrolls to them, which the router does not.
      reloadDocument={item.kind === 'reviews'}
      inherit
      underline="always"
    >
      {children}
    </Anchor>
  );
}
