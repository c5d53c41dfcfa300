import type { HomeQuestion } from '#domain/content/site-page.ts';
import { paths } from '../app/paths.ts';
import { freeHref } from '../features/home/free-list.ts';
import { letterOf } from '../mechanisms/pieces/choice/letter-of.ts';

/** `public/home.js` sends the answer and shows the score. */
export function FreeQuestion({ question: shown }: { readonly question: HomeQuestion }) {
  const { uid, revision, type, name, text, question, options } = shown;
  return (
    <section className="free-question framed-card" aria-label="A free question">
      <p className="free-type">
        <span className="free-code" aria-hidden>
          {type}
        </span>
        <strong>{name}</strong>
        <span className="free-mark">Free</span>
      </p>
      <div className="passage-window" tabIndex={0} role="region" aria-label="The text">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <form
        data-uid={uid}
        data-revision={revision}
        data-type={type}
        data-empty="There is no answer yet."
        data-failed="Your answer was not sent. Check your connection and try again."
      >
        <fieldset>
          <legend>{question}</legend>
          <ul>
            {options.map((option, index) => (
              <li key={option}>
                <label>
                  <input type="radio" name="answer" value={option} />
                  <span aria-hidden>{letterOf(index)}</span>
                  <span>{option}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <p className="free-fault" role="alert" />
        <button type="submit" className="button" hidden>
          Check my answer
        </button>
      </form>
      <noscript>
        <p>To answer questions, switch on JavaScript in your browser. The guides work without it.</p>
      </noscript>
      <div className="free-result" hidden>
        <h2 tabIndex={-1}>Result</h2>
        <dl />
        <p className="home-ways">
          <a className="button" href={freeHref}>
            Next free question
          </a>
          <a href={paths.register.getHref()}>Sign up to keep your scores</a>
        </p>
      </div>
    </section>
  );
}
