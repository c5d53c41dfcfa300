import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { browserStore, storageKeys, tabStore, type KeyValueStore } from '#student/core/storage.ts';
import { hasChecked } from '#student/microphone/microphone-memory.ts';
import { appLinksQuery } from '#student/queries/app-links.ts';
import { isChromium } from './is-chromium.ts';
import { DismissableNote } from './notes.tsx';

interface Note {
  readonly isFor: (type: TypeCode) => boolean;
  readonly store: KeyValueStore;
  readonly name: string;
  readonly text: ReactNode;
  readonly isOfApp?: boolean;
}

const isMobile = () => /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);

const notes: readonly Note[] = [
  {
    isFor: (type) =>
      (catalogue[type].hasAudio || catalogue[type].usesMicrophone) && !isChromium(navigator.userAgent),
    store: tabStore,
    name: 'noChromeNote',
    text: 'Recordings work best in Chrome. If you hear nothing, open this page in Chrome.',
  },
  {
    isFor: (type) => catalogue[type].usesMicrophone && !hasChecked(browserStore),
    store: browserStore,
    name: storageKeys.noMicrophoneNote,
    text: (
      <>
        Is this your first spoken answer here?{' '}
        <Anchor component={Link} to={paths.microphone.getHref()} inherit c="inherit" underline="always">
          Check your microphone
        </Anchor>{' '}
        first: it takes a minute.
      </>
    ),
  },
  {
    isFor: (type) => catalogue[type].usesMicrophone && !isMobile(),
    store: browserStore,
    name: storageKeys.noMobileAppNote,
    text: 'Speaking is easier to practise in the mobile app.',
    isOfApp: true,
  },
];

/** Shows only the first note that is not closed: two would push the question off a phone's screen. */
export function ExerciseNotes({ type }: { readonly type: TypeCode }) {
  const [note] = useState(() =>
    notes.find(({ isFor, store, name }) => isFor(type) && store.get(name) !== 'true'),
  );
  const isOfApp = note?.isOfApp === true;
  const { data: app } = useQuery({ ...appLinksQuery(), enabled: isOfApp });
  if (!note || (isOfApp && !app?.ios && !app?.android)) return null;
  return <DismissableNote {...note}>{note.text}</DismissableNote>;
}
