export interface Choice {
  readonly part: number;
  readonly to: number | undefined;
  readonly isMade: boolean;
}

export interface StepWords<View> {
  partName(view: View, part: number): string;
  choiceInWords(view: View, choice: Choice): string;
}

export const quoted = (text: string | undefined): string => (text === undefined ? '' : ` “${text}”`);

export const optionSteps: StepWords<{ readonly multichoice: readonly string[] }> = {
  partName: (_view, part) => `Option ${part + 1}`,
  choiceInWords: ({ multichoice }, { part, isMade }) =>
    `${isMade ? 'Selected' : 'Deselected'} option ${part + 1}${quoted(multichoice[part])}`,
};

/** @param wordOf the chosen word; undefined if the student typed it */
export const blankSteps = <View>(
  wordOf: (view: View, choice: Choice) => string | undefined,
): StepWords<View> => ({
  partName: (_view, part) => `Blank ${part + 1}`,
  choiceInWords: (view, choice) =>
    choice.isMade
      ? `Blank ${choice.part + 1}:${quoted(wordOf(view, choice))}`
      : `Blank ${choice.part + 1}: emptied`,
});

export const textSteps: StepWords<object> = {
  partName: () => 'Text',
  choiceInWords: (_view, { isMade }) => (isMade ? 'Typed' : 'Text: emptied'),
};
