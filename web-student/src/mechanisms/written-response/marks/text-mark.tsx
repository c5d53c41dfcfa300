import { Popover, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { TextMark as Mark } from './marked-parts.ts';
import { markNames } from './mark-names.ts';
import { MarkNote } from './mark-note.tsx';
import styles from './text-mark.module.css';

interface Props {
  readonly mark: Mark;
  readonly text: string;
  readonly isQuoted: boolean;
}

const leaveMs = 200;

export function TextMark({ mark, text, isQuoted }: Props) {
  const words = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noteId = useId();
  const name = markNames[mark.fault];
  const best = bestSuggestion(mark);
  const open = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      if (document.activeElement !== words.current) setOpen(false);
    }, leaveMs);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  return (
    <Popover
      opened={isOpen}
      position="bottom"
      width={300}
      withArrow
      shadow="md"
      // The popover is a note on the words, not a dialog.
      withRoles={false}
      transitionProps={{ duration: 0 }}
      middlewares={{ flip: true, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <span
          ref={words}
          role="button"
          tabIndex={0}
          className={styles['written-mark']}
          data-fault={mark.fault}
          data-quoted={isQuoted}
          aria-label={`${name}: ${text}${best === undefined ? '' : ` ${best}`}`}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-describedby': noteId })}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
          onPointerLeave={leave}
          onFocus={open}
          onBlur={() => setOpen(false)}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            open();
          }}
        >
          {best === undefined ? text : <CorrectedWords text={text} best={best} />}
        </span>
      </Popover.Target>
      <Popover.Dropdown
        id={noteId}
        role="note"
        className={styles['written-note']}
        onPointerEnter={open}
        onPointerLeave={leave}
        // Keeps the focus on the words while a button of the note is pressed: losing it would close the note.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Text fw={650} size="sm">
          {name}
        </Text>
        <MarkNote mark={mark} />
      </Popover.Dropdown>
    </Popover>
  );
}

function bestSuggestion({ suggestions: [best] = [] }: Mark): string | undefined {
  // After its owner's key is erased, a suggestion is not a string.
  return typeof best === 'string' ? best : undefined;
}

function CorrectedWords({ text, best }: { readonly text: string; readonly best: string }) {
  return (
    <>
      <del>{text}</del>
      {best !== '' && (
        <>
          {' '}
          <ins>{best}</ins>
        </>
      )}
    </>
  );
}
