import { tellControls, type Sighting } from '../control.ts';
import { controlAround, describeControl, pathNow, pressableControls, roleOf } from './describe-control.ts';

// Runs in every page of the tests before the page's own code, and tells each control that was seen or pressed once.

/** A test may put a clock of its own in the page's place. */
const { setTimeout: startTimer } = globalThis;
const pauseMs = 100;
const told = new Set<string>();
/** What an element said last, and the page it was first met on: after a change of address the page before stays a while. */
const met = new WeakMap<Element, { readonly looks: string; readonly path: string }>();

function tell(sightings: readonly Sighting[]): void {
  const news = sightings.map((sighting) => JSON.stringify(sighting)).filter((line) => !told.has(line));
  for (const line of news) told.add(line);
  const call: unknown = Reflect.get(globalThis, tellControls);
  if (news.length > 0 && typeof call === 'function') call(news.join('\n'));
}

function meet(element: Element): { readonly path: string; readonly isNew: boolean } {
  const looks = `${element.getAttribute('aria-label')} ${element.textContent}`;
  const before = met.get(element);
  const path = before?.path ?? pathNow();
  met.set(element, { looks, path });
  return { path, isNew: before?.looks !== looks };
}

function lookAround(): void {
  tell(
    pressableControls().flatMap((element) => {
      const { path, isNew } = meet(element);
      return isNew ? [{ ...describeControl(element, path), wasPressed: false }] : [];
    }),
  );
}

function tellPressed(element: Element): void {
  // The page may be gone a moment later.
  lookAround();
  tell([{ ...describeControl(element, meet(element).path), wasPressed: true }]);
}

let isWaiting = false;
function lookSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  startTimer(() => {
    isWaiting = false;
    lookAround();
  }, pauseMs);
}
new MutationObserver(lookSoon).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});

// What is on the screen belongs to the address that is about to be left, though it came a moment ago.
navigation.addEventListener('navigate', lookAround);

/** Controls that arrows work. */
const movedByArrows = new Set(['combobox', 'slider', 'tab']);
const onCapture = <Name extends keyof WindowEventMap>(
  name: Name,
  presses: (event: WindowEventMap[Name], control: Element) => boolean,
) =>
  window.addEventListener(
    name,
    (event) => {
      const control = controlAround(event.target);
      if (control && presses(event, control)) tellPressed(control);
    },
    { capture: true, passive: true },
  );

onCapture('click', ({ isTrusted }) => isTrusted);
// Of one that changes what it shows before the button of the mouse comes up again there may be no click.
onCapture('pointerdown', ({ isTrusted }) => isTrusted);
onCapture('keydown', ({ isTrusted, key }, control) => {
  if (!isTrusted) return false;
  const role = roleOf(control);
  if (movedByArrows.has(role)) return /^(Arrow|Home$|End$|Enter$| $)/.test(key);
  return key === 'Enter' || (key === ' ' && role !== 'link');
});
// The list of a native select is no part of the page: a driver chooses for the person, and React sends no such event.
onCapture('change', (_, control) => control instanceof HTMLSelectElement);
