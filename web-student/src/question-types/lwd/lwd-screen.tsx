import { Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { Fault } from '../fault.tsx';
import type { ScreenProps } from '../screen.ts';
import { AudioPlayer } from './audio-player.tsx';
import { MarkedSentence } from './marked-sentence.tsx';
import '../question-types.css';

const refuse = (event: { preventDefault: () => void }) => event.preventDefault();
/** Specification, document 1, section 5: text fields block these in mock tests. */
const noClipboard: TextareaProps = { onCut: refuse, onCopy: refuse, onPaste: refuse, onDrop: refuse };

/** Listen to a sentence, then type it. */
export default function LwdScreen(props: ScreenProps<'LWD'>) {
  const { view, answer, onChange, marked, isLocked, mode, fault } = props;
  // Typing waits for the sound to end once (document 2, section 4); a sound that will not play must not lock it.
  const [hasHeard, setHeard] = useState(answer.text !== '' || marked !== undefined);
  return (
    <div className="lwd">
      <AudioPlayer track={view.track} onOver={() => setHeard(true)} />
      {marked ? (
        <MarkedSentence text={answer.text} marked={marked} />
      ) : (
        <Textarea
          label="Your sentence"
          description={hasHeard ? undefined : 'Listen first. You can type when the recording has ended.'}
          rows={2}
          value={answer.text}
          maxLength={1000}
          disabled={isLocked || !hasHeard}
          error={fault !== undefined && <Fault text={fault} />}
          spellCheck={false}
          autoCorrect="off"
          autoComplete="off"
          autoCapitalize="off"
          data-gramm="false"
          onChange={({ currentTarget }) => onChange({ type: 'LWD', text: currentTarget.value })}
          {...(mode === 'mockTest' && noClipboard)}
        />
      )}
    </div>
  );
}
