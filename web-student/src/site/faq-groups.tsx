import type { FaqGroup } from '#domain/content/site-page.ts';
import { anchorOf } from '#domain/content/anchor-of.ts';
import { SiteText } from './markdown.tsx';

export function FaqGroups({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return groups.map(({ name, questions }) => (
    <section key={name} className="faq">
      <h2 id={anchorOf(name)}>{name}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="framed disclosure">
          <summary>{question}</summary>
          <SiteText text={answer} />
        </details>
      ))}
    </section>
  ));
}
