export interface GuideStep {
  /** A CSS selector. Without one, or without a match, the step shows in the middle of the window. */
  readonly target?: string;
  /** Default: below the target. */
  readonly side?: 'right';
  readonly title: string;
  readonly text: string;
}
