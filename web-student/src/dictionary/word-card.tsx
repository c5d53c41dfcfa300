import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WordInfo } from '#domain/dictionary/contract.ts';
import { ListenButton } from '#student/components/listen-button.tsx';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { wordInfoQuery } from './api/word-info.ts';
import { SaveWord } from './save-word.tsx';
import styles from './dictionary.module.css';

export function WordCard({ word }: { readonly word: string }) {
  const query = useQuery(wordInfoQuery(word));
  if (query.data) return <Meanings info={query.data} />;
  if (query.isError) {
    return (
      <div role="status">
        {codeOf(query.error) === 'word_not_found' ? (
          <Text size="sm">“{word}” is not in the dictionary. Try another form of the word.</Text>
        ) : (
          <>
            <Text size="sm">{messageOf(query.error)}</Text>
            <Button mt="xs" size="xs" variant="default" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </>
        )}
      </div>
    );
  }
  return (
    <div aria-busy role="status" aria-label={`Looking up ${word}`}>
      <Skeleton height={22} width="50%" />
      <Skeleton height={16} mt={10} />
      <Skeleton height={16} mt={6} width="80%" />
    </div>
  );
}

/** Enough in the middle of an exercise; the most common meanings come first. */
const shownMeanings = 5;

function Meanings({ info: { word, headword, pronunciation, meanings } }: { readonly info: WordInfo }) {
  return (
    <div role="status" className={styles['word-card']} tabIndex={0} aria-label={`Meanings of ${headword}`}>
      <Text fw={700}>
        {headword}{' '}
        {pronunciation !== null && (
          <Text component="span" c="dimmed" fw={400}>
            /{pronunciation.replaceAll('/', '')}/
          </Text>
        )}
      </Text>
      <Group gap="xs" my={4}>
        <ListenButton word={headword} />
        <SaveWord key={headword} word={headword.toLowerCase()} />
      </Group>
      {headword.toLowerCase() !== word.toLowerCase() && (
        <Text size="sm" c="dimmed">
          The dictionary form of “{word}”
        </Text>
      )}
      {meanings.length === 0 && <Text size="sm">We have no definition for this word.</Text>}
      <ol className={styles['word-meanings']}>
        {meanings.slice(0, shownMeanings).map(({ partOfSpeech, definition, examples, synonyms }) => (
          <li key={partOfSpeech + definition}>
            <i>{partOfSpeech}</i> {definition}
            {examples[0] !== undefined && (
              <Text component="span" size="sm" c="dimmed" display="block">
                Example: {examples[0]}
              </Text>
            )}
            {synonyms.length > 0 && (
              <Text component="span" size="sm" c="dimmed" display="block">
                Also: {synonyms.slice(0, 4).join(', ')}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
