export interface GuideStep {
  /** A CSS selector. Without it, or where nothing matches, the step is shown in the middle of the window. */
  readonly target?: string;
  readonly title: string;
  readonly text: string;
}
