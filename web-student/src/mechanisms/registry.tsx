import { catalogue } from '#domain/question-types/catalogue.ts';
import { kindOf, type MechanismKind } from '#domain/question-types/kinds.ts';
import type { Answer, AnswerableCode, QuestionView } from '#domain/question-types/registry.ts';
import { preloadPlayer } from '../audio/load-player.ts';
import { dictation } from './dictation/index.ts';
import { dropDownBlanks } from './drop-down-blanks/index.ts';
import { highlightWords } from './highlight-words/index.ts';
import { multipleChoice } from './multiple-choice/index.ts';
import { reorder } from './reorder/index.ts';
import type { StepWords } from './pieces/step-words.ts';
import type { ExplanationProps, MechanismScreens } from './screen.ts';
import { singleChoice } from './single-choice/index.ts';
import { spokenResponse } from './spoken-response/index.ts';
import { typedBlanks } from './typed-blanks/index.ts';
import { wordBankBlanks } from './word-bank-blanks/index.ts';
import { AnswerContext, type AnswerOnScreen } from './use-answer.ts';
import { writtenResponse } from './written-response/index.ts';

const screens: { readonly [Kind in MechanismKind]: MechanismScreens<Kind> } = {
  'single-choice': singleChoice,
  'multiple-choice': multipleChoice,
  reorder,
  'word-bank-blanks': wordBankBlanks,
  'drop-down-blanks': dropDownBlanks,
  'typed-blanks': typedBlanks,
  dictation,
  'highlight-words': highlightWords,
  'written-response': writtenResponse,
  'spoken-response': spokenResponse,
};

/** Drops the kind from an entry. The code in the view makes the cast safe. */
function screensOf(type: AnswerableCode) {
  return screens[kindOf(type)] as unknown as MechanismScreens<MechanismKind>;
}

type AnyAnswer = AnswerOnScreen<MechanismKind>;
type Optional = 'isLocked' | 'finish' | 'explain';

type QuestionProps = Omit<AnyAnswer, Optional> & Partial<Pick<AnyAnswer, Optional>>;
type AnyExplanationProps = ExplanationProps<MechanismKind>;

const ignore = () => undefined;

export function QuestionScreen({
  isLocked = false,
  finish = ignore,
  explain = ignore,
  ...shown
}: QuestionProps) {
  const { Screen } = screensOf(shown.view.type);
  return (
    <AnswerContext value={{ ...shown, isLocked, finish, explain }}>
      <Screen />
    </AnswerContext>
  );
}

export function QuestionExplanation(props: AnyExplanationProps) {
  const { Explanation } = screensOf(props.view.type);
  return <Explanation {...props} />;
}

export function preloadScreen(type: AnswerableCode): void {
  // A failed preload is retried when the screen is shown.
  if (catalogue[type].hasAudio) preloadPlayer().catch(() => undefined);
  screensOf(type)
    .Screen.preload()
    .catch(() => undefined);
}

export function preloadExplanation(type: AnswerableCode): void {
  screensOf(type)
    .Explanation.preload()
    .catch(() => undefined);
}

export function stepWordsOf(type: AnswerableCode): StepWords<QuestionView> {
  return screensOf(type).steps;
}

export function faultOf(answer: Answer): string | undefined {
  return screensOf(answer.type).faultOf?.(answer);
}
