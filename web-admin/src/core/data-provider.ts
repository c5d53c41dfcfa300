import type { AnyCall } from '#domain/core/contract.ts';
import type { AdminResource } from '#domain/core/admin-resource.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, ResourceProps } from 'react-admin';
import { call } from './api.ts';

/** The groups of the menu, in menu order. */
export const menuGroups = ['Students', 'Questions and tests', 'Sales', 'Site', 'Installation'] as const;
export type MenuGroup = (typeof menuGroups)[number];

export type ConsoleResource = ResourceProps & {
  readonly rows: AdminResource;
  readonly writes?: { readonly create?: AnyCall; readonly edit?: AnyCall };
} & InMenu;

/** Every list is in the menu. */
type InMenu =
  | { readonly list: NonNullable<ResourceProps['list']>; readonly group: MenuGroup }
  | { readonly list?: undefined; readonly group?: undefined };

const baseUrl = '/api/admin';

/**
 * The protocol of ra-data-simple-rest, which admin resources implement. Other actions are separate calls:
 * `core/api.ts`.
 */
export function createDataProvider(resources: readonly ConsoleResource[]): DataProvider {
  return simpleRestProvider(baseUrl, createHttpClient(resources));
}

/**
 * Sends requests as calls: with the token, the last written position and validated answers. The revision of a row is
 * `etag`.
 */
function createHttpClient(resources: readonly ConsoleResource[]) {
  return async (address: string, { method = 'GET', signal }: fetchUtils.Options = {}) => {
    if (method !== 'GET') throw new Error('Rows are changed by calls of their own, such as blockStudent.');
    const { pathname, searchParams } = new URL(address, location.origin);
    const [name = '', id] = pathname.slice(baseUrl.length + 1).split('/');
    const rows = resources.find((resource) => resource.name === name)?.rows;
    if (!rows) throw new Error(`${name} is not listed in app/resources.ts`);
    const options = signal ? { signal } : {};
    if (id !== undefined) {
      const { status, body, etag } = await call(rows.one, { id: decodeURIComponent(id) }, options);
      return answer(status, { ...(body as object), ...(etag !== undefined && { etag }) });
    }
    const {
      status,
      body,
      total = body.length,
    } = await call(rows.list, Object.fromEntries(searchParams), options);
    return answer(status, body, { 'Content-Range': `${name} */${total}` });
  };
}

const answer = (status: number, json: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: new Headers(headers),
  body: '',
  json,
});
