import { tellControls, type Sighting } from '../control.ts';
import { controlAround, describeControl, pressableControls, roleOf } from './describe-control.ts';

// Runs in every page of the tests before the page's own code, and tells each control that was seen or pressed once.

/** A test may put a clock of its own in the page's place. */
const { setTimeout: startTimer } = globalThis;
const pauseMs = 100;
const told = new Set<string>();
/** What an element said last: it is described anew only when that has changed. */
const met = new WeakMap<Element, string>();

function tell(sightings: readonly Sighting[]): void {
  const news = sightings.map((sighting) => JSON.stringify(sighting)).filter((line) => !told.has(line));
  for (const line of news) told.add(line);
  const call: unknown = Reflect.get(globalThis, tellControls);
  if (news.length > 0 && typeof call === 'function') call(news.join('\n'));
}

function isNews(element: Element): boolean {
  const looks = `${element.getAttribute('aria-label')} ${element.textContent}`;
  const isSame = met.get(element) === looks;
  met.set(element, looks);
  return !isSame;
}

function lookAround(): void {
  const news = pressableControls().filter((element) => isNews(element));
  tell(news.map((element) => ({ ...describeControl(element), wasPressed: false })));
}

const tellPressed = (element: Element) => tell([{ ...describeControl(element), wasPressed: true }]);

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
