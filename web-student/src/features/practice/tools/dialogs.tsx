import { trackOf } from '#domain/question-types/recording.ts';
import { ClearScoreDialog } from './clear-score-dialog.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { LookUpDialog } from '#student/dictionary/look-up-dialog.tsx';
import { QuestionDrawer } from './question-drawer.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ScoreGuide } from './score-guide.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import type { ShownQuestion } from '#student/queries/question.ts';
import type { OpenedFrom } from '../navigation/opened-from.ts';
import type { Following } from '../navigation/use-following.ts';

export type DialogName = 'list' | 'word' | 'guide' | 'report' | 'clear' | 'shortcuts' | 'giveUp';

interface Props {
  readonly name: DialogName;
  readonly shown: ShownQuestion;
  readonly list: OpenedFrom;
  readonly following: Following;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
  readonly onLeave: () => void;
}

export default function Dialogs({ name, shown, list, following, onClose, onGiveUp, onLeave }: Props) {
  const { question, revision } = shown;
  switch (name) {
    case 'list':
      return (
        <QuestionDrawer
          uid={question.uid}
          list={list}
          place={following.place}
          onClose={onClose}
          onLeave={onLeave}
        />
      );
    case 'word':
      return <LookUpDialog onClose={onClose} />;
    case 'guide':
      return <ScoreGuide type={question.type} onClose={onClose} />;
    case 'report':
      return <ReportDialog uid={question.uid} revision={revision} onClose={onClose} />;
    case 'clear':
      return <ClearScoreDialog uid={question.uid} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutSheet hasPlayer={trackOf(question) !== undefined} onClose={onClose} />;
    case 'giveUp':
      return <GiveUpDialog onClose={onClose} onGiveUp={onGiveUp} />;
  }
}
