import { Text, Tooltip } from '@mantine/core';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Score } from '#domain/scoring/score.ts';
import { Paragraph } from './paragraph.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './reorder.module.css';
import markedOrderStyles from './marked-order.module.css';

interface Props {
  readonly items: readonly string[];
  readonly textOf: (id: string) => ReactNode;
  readonly score: Score | undefined;
}

export function MarkedOrder({ items, textOf, score }: Props) {
  const pairs = (score?.traits ?? [])
    .flatMap((trait) => trait.evidence)
    .filter((piece) => piece.kind === 'pair');
  if (items.length === 0) return <Text fs="italic">You did not change the order.</Text>;
  return (
    <ol aria-label="Your order">
      {items.map((id, index) => {
        const pair = pairs[index];
        return (
          <Fragment key={id}>
            <li className={`framed ${styles['order-item']} ${styles['is-fixed']}`}>
              <Paragraph id={id} text={textOf(id)} />
            </li>
            {index < items.length - 1 && pair && (
              <li className={`${markedOrderStyles['order-link']} ${layout['line']}`}>
                <Link isLinked={pair.linked} />
              </li>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

/** Tooltip texts: specification, document 2, section 2. */
function Link({ isLinked }: { readonly isLinked: boolean }) {
  const text = isLinked ? 'These 2 paragraphs are linked.' : 'These 2 paragraphs are not linked.';
  const Icon = isLinked ? IconLink : IconUnlink;
  return (
    <Tooltip
      label={text}
      events={{ hover: true, focus: true, touch: true }}
      transitionProps={{ duration: 0 }}
    >
      <span
        className={`${markedOrderStyles['order-link-icon']} ${layout['line']} small ${isLinked ? 'mark-right' : 'mark-wrong'}`}
        role="img"
        aria-label={text}
        // In the tab order, so that users without a mouse can read the tooltip.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Icon size={20} aria-hidden />
        {isLinked ? 'Linked' : 'Not linked'}
      </span>
    </Tooltip>
  );
}
