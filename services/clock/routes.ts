import { getDateNow, tryLine } from '#domain/clock/contract.ts';
import { route, type Route } from '../http/route.ts';

export function routes(): Route[] {
  return [
    route(getDateNow, async ({ now }) => ({ status: 200, body: { dateNow: now } })),
    route(tryLine, async ({ input: { filler } }) => ({ status: 200, body: { characters: filler.length } })),
  ];
}
