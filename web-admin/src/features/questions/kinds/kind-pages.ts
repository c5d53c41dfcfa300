import type { MechanismKind, QuestionOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { ComponentType } from 'react';
import type { KeyValues, QuestionForm } from '../form/form-shape.ts';

export interface OutlinePart {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface KindPages<Kind extends MechanismKind = MechanismKind> {
  /** The label of the field `topic`. */
  readonly material: string | ((type: AnswerableCode) => string);
  readonly isShort?: true;
  readonly isReadOrHeard?: true;
  readonly asksQuestion?: true;
  readonly speaksSentence?: true;
  /** The key includes the topic, which appears nowhere else. */
  readonly keyHoldsText?: true;
  readonly rowName?: string;

  readonly Inputs: ComponentType;
  readonly newValues?: Partial<KeyValues>;
  readonly keyValues: (question: QuestionOf<Kind>) => Partial<KeyValues>;
  readonly keyIn: (form: QuestionForm) => Readonly<Record<string, unknown>>;
  /** The form field of each question field: `rows.*.text` for list items, or computed from the rest of the path. */
  readonly places: Readonly<Record<string, string | ((rest: readonly PropertyKey[]) => PropertyKey[])>>;
  /** The form field of each reason, in the order of the question's `explanations`. */
  readonly reasonPaths: (form: QuestionForm) => readonly string[];

  readonly Key: ComponentType<{ readonly question: QuestionOf<Kind> }>;
  readonly outline: (question: QuestionOf<Kind>) => readonly OutlinePart[];
  readonly partsWithReasons: (question: QuestionOf<Kind>) => readonly string[];
}

/** The label of `topic` where students hear the material. */
export const heardMaterial = 'What the recording is about';

export const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_nothing, index) => `${name} ${index + 1}`);

export const times = <Each>(count: number, each: Each): Each[] => Array.from({ length: count }, () => each);

export const rowReasons = ({ rows }: Pick<KeyValues, 'rows'>) =>
  rows.map((_row, index) => `rows.${index}.reason`);
