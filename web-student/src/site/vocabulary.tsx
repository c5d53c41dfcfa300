import type { VocabularyWord } from '#domain/content/site-page.ts';
import { anchorOf } from '#domain/content/anchor-of.ts';

const letterOf = ({ word }: VocabularyWord) => word.slice(0, 1).toUpperCase();

export function Vocabulary({ words }: { readonly words: readonly VocabularyWord[] }) {
  const sorted = words.toSorted((one, other) => one.word.localeCompare(other.word));
  const letters = [...Map.groupBy(sorted, letterOf)];
  return (
    <>
      <nav className="letters" aria-label="First letters">
        {letters.map(([letter]) => (
          <a key={letter} className="framed" href={`#letter-${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(([letter, ofLetter]) => (
        <section key={letter}>
          <h2 id={`letter-${anchorOf(letter)}`}>{letter}</h2>
          <dl className="words">
            {ofLetter.map((one) => (
              <Word key={one.word} {...one} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Word({ word, partOfSpeech, pronunciation, definition, example, family }: VocabularyWord) {
  return (
    <div id={anchorOf(word)} className="framed-card">
      <dt>
        <strong>{word}</strong>{' '}
        <span className="sound">{pronunciation !== null && `/${pronunciation}/`}</span>{' '}
        <span className="part">{partOfSpeech}</span>
      </dt>
      <dd>
        <p>{definition}</p>
        <p className="example">{example}</p>
        {family.length > 0 && <p className="family">Family: {family.join(', ')}</p>}
      </dd>
    </div>
  );
}
