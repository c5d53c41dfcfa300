import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Area, Control } from '../control.ts';

const controlRoles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'slider',
  'switch',
  'tab',
];
const areaRoles = new Set([
  'alertdialog',
  'dialog',
  'group',
  'list',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'toolbar',
]);
const inputs = ['button', 'checkbox', 'radio', 'range', 'submit'].map((type) => `input[type=${type}]`);
const controls = [
  'a[href], button, select, summary',
  ...inputs,
  ...controlRoles.map((role) => `[role=${role}]`),
].join();
const areas = [
  'nav, section, fieldset, dialog, ol[aria-label], ul[aria-label]',
  ...[...areaRoles].map((role) => `[role=${role}]`),
].join();

/** All that can be pressed now. */
export const pressableControls = (): Element[] =>
  [...document.querySelectorAll(controls)].filter((element) => isPressable(element));

/** The control that an event inside of it is meant for. */
export const controlAround = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest(controls) : undefined) ?? undefined;

export function roleOf(element: Element): string {
  // No role of ARIA has what opens and closes its details.
  if (element.localName === 'summary') return 'summary';
  return getRole(element) ?? element.localName;
}

/** The path of the page that is open. */
function pathNow(): string {
  const { pathname, hash } = location;
  return hash.startsWith('#/') ? `${pathname}${hash.replace(/\?.*/, '')}` : pathname;
}

export function describeControl(element: Element): Control {
  return {
    path: pathNow(),
    area: areaAround(element),
    role: roleOf(element),
    name: tidy(computeAccessibleName(element)),
  };
}

function areaAround(element: Element): Area | undefined {
  for (
    let area = element.parentElement?.closest(areas);
    area;
    area = area.parentElement?.closest(areas) ?? undefined
  ) {
    const role = getRole(area) ?? area.localName;
    const name = tidy(computeAccessibleName(area));
    if (areaRoles.has(role) && name !== '') return { role, name };
  }
  return undefined;
}

const tidy = (name: string) => name.replaceAll(/\s+/g, ' ').trim();

/** It is on the screen for everyone, and neither switched off nor behind something. */
function isPressable(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    !element.matches(':disabled, [aria-disabled=true]')
  );
}
