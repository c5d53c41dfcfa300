import type { SampleQuestion } from '#domain/content/site-page.ts';
import { anchorOf } from '#domain/content/anchor-of.ts';

export const samplesHeading = 'Free sample questions';

export function Samples({ samples }: { readonly samples: readonly SampleQuestion[] }) {
  if (samples.length === 0) return null;
  return (
    <section className="samples">
      <h2 id={anchorOf(samplesHeading)}>{samplesHeading}</h2>
      <p>
        You do not need an account to answer these. Each answer is scored, with the reason for every point.
      </p>
      <ol>
        {samples.map(({ uid, title, text, sound, href }) => (
          <li key={uid} className="card framed-card">
            <h3>{title}</h3>
            {text !== undefined && <p>{text}</p>}
            {sound !== undefined && (
              <audio controls preload="none" src={sound} aria-label={`Recording: ${title}`} />
            )}
            <p>
              <a className="button" href={href} aria-label={`Answer this question: ${title}`}>
                Answer this question
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
