import { DragDropProvider } from '@dnd-kit/react';
import { Text } from '@mantine/core';
import { BlankFields } from '../pieces/blanks/blank-fields.tsx';
import { dragSettings } from '../pieces/drag-settings.ts';
import { useAnswer } from '../use-answer.ts';
import { BankWord } from './bank-word.tsx';
import { useWordBank } from './use-word-bank.ts';
import { WordBankArea } from './word-bank-area.tsx';
import { WordSlot } from './word-slot.tsx';
import styles from '../material.module.css';

export function OpenBlanks() {
  const { view, answer, change, isLocked } = useAnswer('word-bank-blanks');
  const filled = answer.selectedAnswer;
  const words = useWordBank({
    bank: view.wordsGiven,
    filled,
    onChange: (selectedAnswer, step) => change({ type: view.type, selectedAnswer }, step),
  });
  const offered = words.free.map((place) => view.wordsGiven[place] ?? '');
  return (
    <DragDropProvider {...dragSettings} onDragEnd={words.onDragEnd}>
      {/* Escape releases a picked word wherever the focus is; only the buttons inside are interactive. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['screen']} onKeyDown={(event) => event.key === 'Escape' && words.release()}>
        <Text size="sm" c="dimmed">
          Drag a word into a blank, or choose a word and then a blank. Tap a blank to see the words.
        </Text>
        <BlankFields
          topic={view.topic}
          given={filled}
          renderField={(index, faultId) => (
            <WordSlot
              index={index}
              word={filled[index] ?? ''}
              offered={offered}
              isAwaited={words.pickedWord !== undefined}
              isLocked={isLocked}
              describedBy={faultId}
              onPlace={() =>
                words.pickedWord !== undefined &&
                words.put({ text: words.pickedWord, blank: undefined }, index)
              }
              onChoose={(text) => words.put({ text, blank: undefined }, index)}
              onTakeOut={() => words.takeOut(index)}
            />
          )}
        />
        <WordBankArea>
          {words.free.map((place) => (
            <BankWord
              key={place}
              id={`word-${place}`}
              text={view.wordsGiven[place] ?? ''}
              isPicked={words.picked === place}
              isLocked={isLocked}
              onPick={() => words.pick(place)}
            />
          ))}
          {words.free.length === 0 && (
            <Text size="sm" c="dimmed">
              Every word is used.
            </Text>
          )}
        </WordBankArea>
      </div>
    </DragDropProvider>
  );
}
