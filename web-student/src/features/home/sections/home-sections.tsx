import { truncated } from '#domain/core/truncated.ts';
import { homeQuestions } from './home-questions.ts';

/** A post, as far as a card shows it. */
export interface Guide {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const materials = [
  { href: '/read-aloud-tips', title: 'Read Aloud', text: 'Where to pause, and free questions' },
  { href: '/repeat-sentence-tips', title: 'Repeat Sentence', text: 'How to remember what you hear once' },
  { href: '/short-answer-tips', title: 'Short Question', text: 'Five kinds of questions, with samples' },
  {
    href: '/write-from-dictation-tips',
    title: 'Write from Dictation',
    text: 'Find the words you did not hear',
  },
  { href: '/templates', title: 'Templates', text: 'Safe frames, and their warnings' },
  { href: '/resources/vocabulary', title: 'Vocabulary', text: 'Academic words with sound and example' },
] as const;

interface Props {
  /** The newest posts; none where they are not known. */
  readonly guides: readonly Guide[];
}

/**
 * What follows the first part of the home page: grid, blog, FAQ and buy (specification, document 1, section 2). Plain
 * elements, for the server and the client both show them.
 */
export function HomeSections({ guides }: Props) {
  return (
    <div className="home-sections">
      <section>
        <h2>Free tips and samples</h2>
        <Cards cards={materials} />
      </section>
      {guides.length > 0 && (
        <section>
          <h2>New in the blog</h2>
          <Cards cards={guides} />
          <p>
            <a href="/blog">All posts</a>
          </p>
        </section>
      )}
      <section>
        <h2>Questions</h2>
        {homeQuestions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <p>
          <a href="/faq">All questions and answers</a>
        </p>
      </section>
      <section className="home-buy">
        <h2>More than the free questions</h2>
        <p>Plans open all questions, more scored answers and more mock tests. They end by themselves.</p>
        <p>
          <a href="/pricing">See plans and prices</a>
        </p>
      </section>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly Guide[] }) {
  return (
    <ul className="home-cards">
      {cards.map(({ href, title, text }) => (
        <li key={href}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{truncated(text)}</p>
        </li>
      ))}
    </ul>
  );
}
