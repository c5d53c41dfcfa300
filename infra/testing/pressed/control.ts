/** What the script in the page calls to tell what it has seen; given by {@link openContext}. */
export const tellControls = 'ninetyTellControls';

/** Something that surrounds a control and tells it from another one of the same name: a dialog, a menu, a group. */
export interface Area {
  readonly role: string;
  readonly name: string;
}

/** A control as a person meets it in a page. What its names hold is still as it was on the screen. */
export interface Control {
  /** The path of the page; behind a `#` where the page keeps its own there. */
  readonly path: string;
  /** What surrounds it, the innermost first. */
  readonly areas: readonly Area[];
  readonly role: string;
  readonly name: string;
}

/** A control that was on the screen and could be pressed, or that was pressed. */
export interface Sighting extends Control {
  readonly wasPressed: boolean;
}
