import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import materialStyles from '#student/mechanisms/material.module.css';
import { wordOf } from './word-of.ts';
import WordPopover from './word-popover.tsx';
import type { AskedWord } from './asked-word.ts';

/** A selection unchanged for this long is deliberate. */
const settledMs = 400;
/** The first name of a composed class is the module's own. */
const [material = ''] = (materialStyles['material'] ?? '').split(' ');

export default function WordListener({ texts }: { readonly texts: RefObject<HTMLElement | null> }) {
  const [asked, setAsked] = useState<AskedWord>();
  // Look up each selection once: closing the dictionary while the word is still selected must not reopen it. The
  // browser may report the selection of a double click after the dictionary closed.
  const lookedUp = useRef<StaticRange>(undefined);
  const ask = useEffectEvent(() => {
    const range = selectedRange();
    if (!range || !texts.current || isSame(range, lookedUp.current)) return;
    const word = askedWord(texts.current, range);
    if (!word) return;
    lookedUp.current = new StaticRange(range);
    setAsked(word);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = texts.current?.matches(':active') ?? false;
    const settle = () => {
      clearTimeout(timer);
      if (isPressed) return;
      timer = setTimeout(() => ask(), settledMs);
    };
    const change = () => {
      if (!selectedRange()) lookedUp.current = undefined;
      settle();
    };
    const press = ({ target, button }: PointerEvent) => {
      isPressed = true;
      if (button === 0 && texts.current?.contains(target as Node)) lookedUp.current = undefined;
    };
    const release = () => {
      isPressed = false;
      settle();
    };
    document.addEventListener('selectionchange', change);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    const atOnce = () => ask();
    document.addEventListener('dblclick', atOnce);
    change();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', change);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('dblclick', atOnce);
    };
  }, [texts]);
  return asked && <WordPopover key={asked.word} asked={asked} onClose={() => setAsked(undefined)} />;
}

function selectedRange(): Range | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  return selection.getRangeAt(0);
}

const isSame = (one: AbstractRange, other: AbstractRange | undefined) =>
  one.startContainer === other?.startContainer &&
  one.startOffset === other.startOffset &&
  one.endContainer === other.endContainer &&
  one.endOffset === other.endOffset;

function askedWord(texts: HTMLElement, range: Range): AskedWord | undefined {
  const word = wordOf(range.toString());
  const { startContainer, endContainer } = range;
  const inMaterial = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const found = element?.closest(`.${material}`);
    return found instanceof Element && texts.contains(found) && !element?.closest('input, textarea, select');
  };
  if (word === undefined || !inMaterial(startContainer)) return undefined;
  // A double click may end its selection at the start of the next block.
  if (!inMaterial(endContainer) && range.endOffset > 0) return undefined;
  const { left, top, width, height } = range.getBoundingClientRect();
  const origin = texts.getBoundingClientRect();
  return { word, left: left - origin.left, top: top - origin.top, width, height };
}
