export interface GuideStep {
  /** A CSS selector. Without it, or where nothing matches, the step is shown in the middle of the window. */
  readonly target?: string;
  /** Where the text is beside the target; below it unless said otherwise. */
  readonly side?: 'right';
  readonly title: string;
  readonly text: string;
}
