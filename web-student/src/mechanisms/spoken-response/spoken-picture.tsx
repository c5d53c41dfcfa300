import { Text } from '@mantine/core';
import { useState } from 'react';
import styles from './spoken-picture.module.css';

interface Props {
  readonly image: string;
  readonly text: string;
  readonly onSettled?: (() => void) | undefined;
}

/** Shown if the picture fails to load: specification, document 2, section 8. */
const fallback = '/no-picture.svg';

export function SpokenPicture({ image, text, onSettled }: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className={styles['spoken-picture']}>
      <img
        src={isMissing ? fallback : `/api/aws/getImageFile/${encodeURIComponent(image)}`}
        alt={isMissing ? 'The picture could not be loaded.' : text}
        onLoad={onSettled}
        onError={() => (isMissing ? onSettled?.() : setMissing(true))}
      />
      {isMissing && (
        <Text component="figcaption" size="sm" c="dimmed">
          The picture could not be loaded. Check your connection, then load the page again.
        </Text>
      )}
    </figure>
  );
}
