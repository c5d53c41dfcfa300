import { getDateNow, tryLine } from '#domain/clock/contract.ts';
import { fetchMobileApp } from '#domain/clock/mobile-app-contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';

export function routes({ settings: { mobileApp = {} } }: Pick<Dependencies, 'settings'>): Route[] {
  return [
    route(getDateNow, async ({ now }) => ({ status: 200, body: { dateNow: now } })),
    route(tryLine, async ({ input: { filler } }) => ({ status: 200, body: { characters: filler.length } })),
    route(fetchMobileApp, async () => ({
      status: 200,
      body: { ios: mobileApp.ios ?? null, android: mobileApp.android ?? null },
    })),
  ];
}
