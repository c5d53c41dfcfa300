import { getDateNow } from '#domain/clock/contract.ts';
import { route, type Route } from '../http/route.ts';

export function routes(): Route[] {
  return [route(getDateNow, async ({ now }) => ({ status: 200, body: { dateNow: now } }))];
}
