export type AllowedMethods = (path: string) => string[];

/** @param routes as `POST /api/things/:id`; a wildcard route alone allows nothing */
export function allowedMethodsOf(routes: Iterable<string>): AllowedMethods {
  const methods = new Map<string, Set<string>>();
  for (const route of routes) {
    const [named = '', path = ''] = route.split(' ');
    if (path.includes('*')) continue;
    for (const method of named.split(',')) methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  const patterns = [...methods].map(
    ([path, of]) => [new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`), of] as const,
  );
  return (path) =>
    [...new Set(patterns.flatMap(([pattern, of]) => (pattern.test(path) ? [...of] : [])))].toSorted();
}
