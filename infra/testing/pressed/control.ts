/** What the script in the page calls to tell what it has seen; given by {@link openContext}. */
export const tellControls = 'ninetyTellControls';

/** What surrounds a control: a group, a list, a dialog. It tells what a question asks from what the product offers. */
export interface Area {
  readonly role: string;
  readonly name: string;
}

/** A control as a person meets it in a page. What its names hold is still as it was on the screen. */
export interface Control {
  /** The path of the page; behind a `#` where the page keeps its own there. */
  readonly path: string;
  /** The innermost that has a name. */
  readonly area?: Area | undefined;
  readonly role: string;
  readonly name: string;
}

/** A control that was on the screen and could be pressed, or that was pressed. */
export interface Sighting extends Control {
  readonly wasPressed: boolean;
}
