import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { readWords } from './linking.ts';
import styles from './linking.module.css';

export function Linking({ text }: { readonly text: string }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <Stack component="section" aria-label="Stress and linking" gap={8}>
      <div>
        <Button
          variant="default"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide linking' : 'Show linking'}
        </Button>
      </div>
      <div id={id} hidden={!isShown}>
        <Text size="sm" c="dimmed">
          Words in bold carry the stress; at ‿ the end of a word runs into the next one. Both are guessed from
          the spelling, so listen to a good reader, too.
        </Text>
        <p className={styles['linked-text']}>
          {readWords(text).map((word, index) => (
            <Word key={index} {...word} />
          ))}
        </p>
      </div>
    </Stack>
  );
}

function Word({ text, isStressed, isLinked }: ReturnType<typeof readWords>[number]) {
  return (
    <>
      {isStressed ? <strong>{text}</strong> : text}
      {isLinked ? (
        <>
          <span aria-hidden className={styles['link-mark']}>
            ‿
          </span>
          <VisuallyHidden> runs into </VisuallyHidden>
          <wbr />
        </>
      ) : (
        ' '
      )}
    </>
  );
}
