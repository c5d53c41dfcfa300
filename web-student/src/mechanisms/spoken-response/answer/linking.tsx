import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { readWords } from './linking.ts';

export function Linking({ text }: { readonly text: string }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-label="Stress and linking" className="linking">
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
        <p className="linked-text">
          {readWords(text).map((word, index) => (
            <Word key={index} {...word} />
          ))}
        </p>
      </div>
    </section>
  );
}

function Word({ text, isStressed, isLinked }: ReturnType<typeof readWords>[number]) {
  return (
    <>
      {isStressed ? <strong>{text}</strong> : text}
      {isLinked ? (
        <>
          <span aria-hidden className="link-mark">
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
