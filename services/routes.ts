import { capabilities } from '#domain/capabilities.ts';
import type { Dependencies } from './dependencies.ts';
import type { Route } from './http/route.ts';

interface RoutesModule {
  readonly routes?: (dependencies: Dependencies) => Route[];
}

/** @throws Error for a call without a route, with two, or of another capability */
export async function allRoutes(dependencies: Dependencies): Promise<Route[]> {
  const found = await Promise.all(
    capabilities.map(async ({ name, calls }) => {
      const { routes } = (await import(`./${name}/routes.ts`)) as RoutesModule;
      const own = routes?.(dependencies) ?? [];
      requireEach(
        calls.map((call) => call.name),
        own.map(({ call }) => call.name),
        name,
      );
      return own;
    }),
  );
  return found.flat();
}

function requireEach(calls: readonly string[], routed: readonly string[], capability: string): void {
  const [wanted, given] = [calls.toSorted().join(', '), routed.toSorted().join(', ')];
  if (wanted !== given) throw new Error(`${capability} has the calls ${wanted}, and routes for ${given}`);
}
