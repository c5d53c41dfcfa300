import type { AdminResource } from '#domain/core/admin-resource.ts';
import type { DataProvider, GetListParams, ResourceProps } from 'react-admin';
import { call } from './api.ts';

/** A kind of rows with its pages, as `app/resources.ts` lists them. */
export interface ConsoleResource extends ResourceProps {
  readonly rows: AdminResource;
}

const changedByCalls = () =>
  Promise.reject(new Error('Rows are changed by calls of their own, such as blockStudent.'));

/** Reads rows by the calls of their resources. What an admin does to them are calls of their own: `core/api.ts`. */
export function createDataProvider(resources: readonly ConsoleResource[]): DataProvider {
  const rowsOf = (name: string): AdminResource => {
    const found = resources.find((resource) => resource.name === name);
    if (!found) throw new Error(`${name} is not listed in app/resources.ts`);
    return found.rows;
  };
  const getList = async (name: string, { sort, pagination, filter }: Partial<GetListParams>) => {
    const first = pagination ? (pagination.page - 1) * pagination.perPage : 0;
    const { body, total } = await call(rowsOf(name).list, {
      ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
      ...(pagination && { range: JSON.stringify([first, first + pagination.perPage - 1]) }),
      filter: JSON.stringify(filter ?? {}),
    });
    // The call has parsed the rows; react-admin asks for no more than that each has an id.
    return { data: body as never[], ...(total !== undefined && { total }) };
  };
  return {
    getList,
    getMany: (name, { ids }) => getList(name, { filter: { id: ids } }),
    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...(params.filter as object), [target]: id } }),
    async getOne(name, { id }) {
      const { body, etag } = await call(rowsOf(name).one, { id: String(id) });
      return { data: { ...(body as object), ...(etag !== undefined && { etag }) } as never };
    },
    create: changedByCalls,
    update: changedByCalls,
    updateMany: changedByCalls,
    delete: changedByCalls,
    deleteMany: changedByCalls,
  };
}
