import { paths } from '#student/app/paths.ts';

export type Store = 'ios' | 'android';

export function storeOf(userAgent: string): Store | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : undefined;
}

/** Pages for logging in, besides those for mock tests. The specification does not say where the banner shows. */
const hiddenOn: readonly string[] = [paths.login.path, paths.register.path, paths.setPassword.path];

export const hasBannerOn = (path: string): boolean =>
  !hiddenOn.includes(path) && !path.startsWith(paths.mockTests.path);
