import type { DragEndEvent } from '@dnd-kit/react';
import { useState } from 'react';
import { announce } from '#student/core/notices.ts';
import type { Step } from '../screen.ts';
import { freePlaces, putWord, takeWordOut, type Carried } from './word-bank.ts';

interface Use {
  readonly bank: readonly string[];
  readonly filled: readonly string[];
  readonly onChange: (filled: string[], step: Step) => void;
}

export function useWordBank({ bank, filled, onChange }: Use) {
  const [picked, setPicked] = useState<number>();
  const free = freePlaces(bank, filled);
  const pickedWord = picked !== undefined && free.includes(picked) ? bank[picked] : undefined;

  function put(word: Carried, blank: number) {
    setPicked(undefined);
    if (word.blank === blank) return;
    onChange(putWord(filled, word, blank), { act: 'chose', part: blank, to: bank.indexOf(word.text) });
    announce(`${word.text} is in blank ${blank + 1}.`);
  }
  function takeOut(blank: number) {
    if (filled[blank] === '') return;
    onChange(takeWordOut(filled, blank), { act: 'cleared', part: blank });
    announce(`Blank ${blank + 1} is empty.`);
  }
  function pick(place: number) {
    const isSame = picked === place;
    setPicked(isSame ? undefined : place);
    announce(isSame ? 'No word is selected.' : `${bank[place]} is selected. Choose a blank for it.`);
  }
  function onDragEnd({ operation: { source, target }, canceled }: DragEndEvent) {
    const text: unknown = source?.data['text'];
    if (canceled || typeof text !== 'string') return;
    const from = blankOf(source?.data);
    const to = blankOf(target?.data);
    if (to !== undefined) put({ text, blank: from }, to);
    else if (target?.id === 'bank' && from !== undefined) takeOut(from);
    // A drag that ends nowhere counts as a click: the press only lasted too long.
    else if (from === undefined) pick(Number(String(source?.id).slice('word-'.length)));
  }

  return {
    free,
    picked: pickedWord === undefined ? undefined : picked,
    pickedWord,
    put,
    takeOut,
    pick,
    onDragEnd,
    release: () => setPicked(undefined),
  };
}

function blankOf(data: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const blank = data?.['blank'];
  return typeof blank === 'number' ? blank : undefined;
}
