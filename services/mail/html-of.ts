import { Body, Button, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type ReactElement } from 'react';
import { unsubscribeWords, type MailParts } from './mail-parts.ts';
import { darkStyles, styles } from './mail-look.ts';
import type { MailBlock, MailFact } from './mail.ts';

/** Inline styles, because many mail programs support nothing else. */
export function htmlOf({ title, blocks, site, unsubscribePage }: MailParts): Promise<string> {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return render(
    h(
      Html,
      { lang: 'en' },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, title),
        h('style', null, darkStyles),
      ),
      h(
        Body,
        { className: 'ground', style: styles.ground },
        h(Preview, { children: first?.text ?? title }),
        h(
          Container,
          { className: 'sheet', style: styles.sheet },
          h(Link, { href: site, className: 'text', style: styles.logo }, 'Ninety'),
          h(Heading, { as: 'h1', className: 'text', style: styles.title }, title),
          ...blocks.map(elementOf),
        ),
        h(
          Container,
          { style: styles.foot },
          h(
            Text,
            { className: 'dimmed', style: styles.note },
            unsubscribePage === undefined
              ? h(
                  Link,
                  { href: site, className: 'link', style: styles.link },
                  site.replace(/^https?:\/\//, ''),
                )
              : [
                  `${unsubscribeWords.reason} `,
                  h(
                    Link,
                    { key: 'out', href: unsubscribePage, className: 'link', style: styles.link },
                    unsubscribeWords.label,
                  ),
                ],
          ),
        ),
      ),
    ),
  );
}

function elementOf(block: MailBlock, index: number): ReactElement {
  const key = String(index);
  switch (block.kind) {
    case 'paragraph':
      return h(Text, { key, className: 'text', style: styles.text }, block.text);
    case 'note':
      return h(Text, { key, className: 'dimmed', style: styles.note }, block.text);
    case 'list':
      return h('ul', { key, className: 'text', style: styles.list }, ...block.items.map(itemOf));
    case 'facts':
      return h(
        'table',
        { key, role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%', style: styles.facts },
        h('tbody', null, ...block.facts.map(rowOf)),
      );
    case 'quote':
      return h('blockquote', { key, className: 'text quote', style: styles.quote }, block.text);
    case 'action':
      return h(
        Text,
        { key, style: styles.text },
        h(Button, { href: block.href, style: styles.action }, block.label),
      );
  }
}

const itemOf = (item: string, index: number) => h('li', { key: index, style: styles.item }, item);

const rowOf = ([name, value]: MailFact, index: number) =>
  h(
    'tr',
    { key: index },
    h('td', { className: 'dimmed line', style: styles.factName }, name),
    h('td', { className: 'text line', style: styles.factValue }, value),
  );
