import { Text, Title, Tooltip } from '@mantine/core';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Marked } from '../screen.ts';

interface Props {
  readonly items: readonly string[];
  readonly textOf: (id: string) => string;
  readonly marked: Marked<'RRP'>;
}

/** The order that was given, with what links each pair, and the right order where it is asked for. */
export function MarkedOrder({ items, textOf, marked }: Props) {
  const pairs = marked.score.traits.flatMap((trait) => trait.evidence).filter(({ kind }) => kind === 'pair');
  const linked = (index: number) => {
    const pair = pairs[index];
    return pair?.kind === 'pair' && pair.linked;
  };
  return (
    <div>
      {items.length === 0 && <Text fs="italic">You gave no order.</Text>}
      <ol className="rrp-list" aria-label="Your order">
        {items.map((id, index) => (
          <Fragment key={id}>
            <li className="rrp-item is-fixed">
              <Paragraph id={id} text={textOf(id)} />
            </li>
            {index < items.length - 1 && (
              <li className="rrp-link">
                <Link isLinked={linked(index)} />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {marked.showsSolution && (
        <>
          <Title order={3} size="h5" mt="lg" mb="xs">
            The right order
          </Title>
          <ol className="rrp-list">
            {marked.solution.items.map((id) => (
              <li key={id} className="rrp-item">
                <Paragraph id={id} text={textOf(id)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Paragraph({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <>
      <span className="rrp-grip rrp-letter">{id}</span>
      <span className="rrp-text">{text}</span>
    </>
  );
}

/** Tooltips to the letter: specification, document 2, section 2. */
function Link({ isLinked }: { readonly isLinked: boolean }) {
  const text = isLinked ? 'These 2 paragraphs are linked.' : 'These 2 paragraphs are not linked.';
  const Icon = isLinked ? IconLink : IconUnlink;
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }}>
      <span
        className={`rrp-link-icon ${isLinked ? 'is-right' : 'is-wrong'}`}
        role="img"
        aria-label={text}
        // In the tab order, so that the tooltip can be read without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Icon size={20} aria-hidden />
        {isLinked ? 'Linked' : 'Not linked'}
      </span>
    </Tooltip>
  );
}
