import { matchPath } from 'react-router-dom';
import { expect } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { routes } from '../app/routes.tsx';
import { expectAccessible, expectContrast } from './expect-accessible.ts';

export const phone = { width: 360, height: 800, colorScheme: 'light' } as const;

export async function expectLoaded(): Promise<void> {
  await expect.poll(() => document.querySelector('main :is(h1, h2)')).not.toBeNull();
  await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
}

export async function expectSoundInBothLooks(what: string): Promise<void> {
  await expectAccessible(what);
  await expectFitsThumb(what);
  expect({ what, unstyled: linksOfTheBrowser() }).toEqual({ what, unstyled: [] });
  await page.viewport(1440, 900);
  await commands.prepareWindow('dark');
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await expectContrast(`${what}, dark`);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect({ what, overflow: scrollWidth - clientWidth }).toEqual({ what, overflow: 0 });
}

const linksOfTheBrowser = () =>
  [...document.querySelectorAll('a[href]')]
    .filter((link) => getComputedStyle(link).color === 'rgb(0, 0, 238)')
    .map(({ outerHTML }) => outerHTML.slice(0, 100));

async function expectFitsThumb(what: string) {
  const emulateTouch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await emulateTouch(true);
  try {
    await expect.poll(tooSmall, { message: what }).toEqual([]);
  } finally {
    await emulateTouch(false);
  }
}

function tooSmall(): string[] {
  const targets =
    'a[href], button, select, input:not([type=radio], [type=checkbox]), summary, .mantine-Slider-trackContainer';
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter((target) => target.checkVisibility() && !target.closest('.visually-hidden, .skip-link'))
    .flatMap((target) => {
      const { height, width } = target.getBoundingClientRect();
      const least = getComputedStyle(target).display === 'inline' ? 18 : 44;
      const name = target.textContent || target.ariaLabel;
      return width > 1 && Math.round(height) < least ? [`${name}: ${Math.round(height)} px`] : [];
    });
}

export async function returnToPhone(): Promise<void> {
  await page.viewport(phone.width, phone.height);
  await commands.prepareWindow(phone.colorScheme);
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('light');
}

type Route = (typeof routes)[number];

/**
 * The routes that no address visits. Routes that share a page count as visited together.
 * @param isOfTour whether the tour must visit a route
 */
export function unvisited(addresses: readonly string[], isOfTour: (route: Route) => boolean): string[] {
  const isVisited = ({ path }: Route) =>
    addresses.some((address) => matchPath(path, new URL(address, location.href).pathname));
  const visited = new Set(routes.filter(isVisited).map(({ Page }) => Page));
  return routes.filter((route) => isOfTour(route) && !visited.has(route.Page)).map(({ path }) => path);
}
