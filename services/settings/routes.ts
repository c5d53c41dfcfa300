import { getDateNow } from '#domain/settings/contract.ts';
import { route, type Route } from '../http/route.ts';

export function settingsRoutes(): Route[] {
  return [route(getDateNow, async ({ now }) => ({ status: 200, body: { dateNow: now } }))];
}
