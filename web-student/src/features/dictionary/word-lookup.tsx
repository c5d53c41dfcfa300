import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { preloadable } from '../../components/preloadable.tsx';
import { atRest } from '../../core/at-rest.ts';
import './dictionary.css';
import { wordOf } from './word-of.ts';

const WordPopover = preloadable(() => import('./word-popover.tsx'));
/** A selection that has stood still so long is one that somebody means. */
const settledMs = 400;
/** By then the question is on the screen; a word may be asked for when the connection is gone. */
const material = '.material';

/** Where a word was asked for, from the top left of the texts. */
export interface AskedWord {
  readonly word: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A word that is double-clicked or selected in a text marked as material is looked up. */
export function WordLookup({ children }: { readonly children: ReactNode }) {
  const texts = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<AskedWord>();
  // A selection is looked up once: closing the dictionary with the word still selected does not open it again.
  const isNew = useRef(false);
  const ask = useEffectEvent(() => {
    const word = isNew.current && texts.current ? askedWord(texts.current) : undefined;
    isNew.current = false;
    if (word) setAsked(word);
  });
  useEffect(() => atRest(() => void WordPopover.preload().catch(() => undefined)), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const settle = () => {
      clearTimeout(timer);
      if (isPressed) return;
      timer = setTimeout(() => ask(), settledMs);
    };
    const change = () => {
      isNew.current = true;
      settle();
    };
    const press = () => {
      isPressed = true;
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
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', change);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('dblclick', atOnce);
    };
  }, []);
  return (
    <div ref={texts} className="word-lookup">
      {children}
      {asked && (
        <Suspense fallback={null}>
          <WordPopover key={asked.word} asked={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** The word that is selected within a material of `texts`, if it is one word. */
function askedWord(texts: HTMLElement): AskedWord | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const word = wordOf(selection.toString());
  const range = selection.getRangeAt(0);
  const { startContainer, endContainer } = range;
  const inMaterial = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const found = element?.closest(material);
    return found instanceof Element && texts.contains(found) && !element?.closest('input, textarea, select');
  };
  if (word === undefined || !inMaterial(startContainer)) return undefined;
  // A double click may end its selection at the beginning of the next block.
  if (!inMaterial(endContainer) && range.endOffset > 0) return undefined;
  const { left, top, width, height } = range.getBoundingClientRect();
  const origin = texts.getBoundingClientRect();
  return { word, left: left - origin.left, top: top - origin.top, width, height };
}
