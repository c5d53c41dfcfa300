import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#student/components/dialog.tsx';
import { WordCard } from './word-card.tsx';
import { longestWord, wordOf } from './word-of.ts';
import styles from './dictionary.module.css';

export function LookUpDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [word, setWord] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  return (
    <Dialog title="Look up a word" onClose={onClose}>
      <form
        className={styles['word-form']}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = wordOf(text);
          setWrong(asked === undefined);
          if (asked !== undefined) setWord(asked);
        }}
      >
        <TextInput
          label="Word"
          value={text}
          maxLength={longestWord}
          autoComplete="off"
          data-autofocus
          error={isWrong && 'Enter one word.'}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit">Look up</Button>
      </form>
      {word !== undefined && <WordCard key={word} word={word} />}
    </Dialog>
  );
}
