import type { PageCard, SitePage } from '#domain/content/site-page.ts';
import { truncated } from '#domain/core/text/truncated.ts';
import { paths } from '../app/paths.ts';
import { anchorOf } from '#domain/content/anchor-of.ts';
import { headingsOf } from './headings-of.ts';
import { HomeBody } from './home-body.tsx';
import { FaqGroups } from './faq-groups.tsx';
import { PostFeedback } from './post-feedback.tsx';
import { Samples, samplesHeading } from './samples.tsx';
import { SiteText } from './markdown.tsx';
import { Vocabulary } from './vocabulary.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const fewestListed = 4;

export function PageBody({ page }: { readonly page: SitePage }) {
  if (page.home) return <HomeBody home={page.home} question={page.question} />;
  const { heading, text, parents, cards, related, faq, words, samples, feedbackOn } = page;
  const own = faq ? faq.map(({ name }) => name) : headingsOf(text);
  // Many readers come for the questions, which are far down the page.
  const headings = samples && samples.length > 0 ? [samplesHeading, ...own] : own;
  return (
    <article className="page">
      {parents.length > 0 && (
        <nav className="crumbs" aria-label="Breadcrumbs">
          {parents.map(({ href, title }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <h1>{heading}</h1>
      <Dates page={page} />
      {headings.length >= fewestListed && <Contents headings={headings} />}
      <div className="text">
        <SiteText text={text} />
      </div>
      {samples && <Samples samples={samples} />}
      {faq && <FaqGroups groups={faq} />}
      {faq && (
        <a className="button chat" href={paths.contact.getChatHref()}>
          Chat
        </a>
      )}
      {words && <Vocabulary words={words} />}
      {cards && <Cards cards={cards} level="h2" />}
      {page.isMissing && <WaysOut />}
      {feedbackOn !== undefined && <PostFeedback slug={feedbackOn} />}
      {related && related.length > 0 && (
        <section className="related">
          <h2>{feedbackOn === undefined ? 'Related pages' : 'Read next'}</h2>
          <Cards cards={related} level="h3" />
        </section>
      )}
    </article>
  );
}

function Dates({ page: { publishedOn, updatedOn } }: { readonly page: SitePage }) {
  if (publishedOn === undefined && updatedOn === undefined) return null;
  const date = (value: string) => <time dateTime={value}>{day.format(new Date(value))}</time>;
  return (
    <p className="dates">
      {publishedOn !== undefined && <>Published {date(publishedOn)}</>}
      {publishedOn !== undefined && updatedOn !== undefined && ' · '}
      {updatedOn !== undefined && <>Updated {date(updatedOn)}</>}
    </p>
  );
}

function Contents({ headings }: { readonly headings: readonly string[] }) {
  return (
    <nav className="contents framed" aria-label="On this page">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CardsProps {
  readonly cards: readonly PageCard[];
  readonly level: 'h2' | 'h3';
}

/** Specification, document 1, section 9: the text of a card has at most 100 characters. */
function Cards({ cards, level: Heading }: CardsProps) {
  return (
    <ul className="cards">
      {cards.map(({ href, title, text, publishedOn }) => (
        <li key={href} className="card framed-card link-card">
          <Heading>
            <a href={href}>{title}</a>
          </Heading>
          <p>{truncated(text)}</p>
          {publishedOn !== undefined && (
            <p className="dates">
              <time dateTime={publishedOn}>{day.format(new Date(publishedOn))}</time>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const WaysOut = () => (
  <p className="ways-out">
    <a className="button" href={paths.practice.getHref()}>
      Go to practice
    </a>{' '}
    <a href={paths.home.getHref()}>Home</a> <a href="/help">Help</a>
  </p>
);
