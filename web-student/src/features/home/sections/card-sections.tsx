import { truncated } from '#domain/core/text/truncated.ts';
import { skillCounts } from '../question-counts.ts';
import type { OwnProps, SectionProps } from './section-props.ts';

interface Card {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly count?: string | undefined;
}

export const Grid = ({ section: { title, cards } }: OwnProps<'grid'>) => (
  <section>
    <h2>{title}</h2>
    <Cards cards={cards} />
  </section>
);

/** A row of cards that scrolls sideways by touch, wheel and keys, without a script. */
export const Slider = ({ section: { title, cards }, home: { counts } }: SectionProps<'slider'>) => (
  <section>
    <h2>{title}</h2>
    <div className="home-slider" tabIndex={0} role="region" aria-label={title}>
      <Cards cards={cards.map((card) => ({ ...card, count: skillCounts(counts, card.href) }))} />
    </div>
  </section>
);

export function Posts({ section: { title }, home: { posts } }: SectionProps<'blog'>) {
  if (posts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Cards cards={posts} />
      <p>
        <a href="/blog">All posts</a>
      </p>
    </section>
  );
}

export function Templates({ section: { title, text }, home: { templates } }: SectionProps<'templates'>) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="home-links">
        {templates.map((one) => (
          <li key={one.href}>
            <a href={one.href}>{one.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification, document 1, section 9: a card's text has at most 100 characters. */
function Cards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className="home-cards">
      {cards.map(({ href, title, text, count }) => (
        <li key={href} className="framed-card link-card">
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{truncated(text)}</p>
          {count !== undefined && <p>{count}</p>}
        </li>
      ))}
    </ul>
  );
}
