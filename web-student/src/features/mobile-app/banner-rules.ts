import { paths } from '#student/app/paths.ts';

export type Store = 'ios' | 'android';

/** The store of a device; none for computers. @param userAgent as the browser sends it */
export function storeOf(userAgent: string): Store | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : undefined;
}

/** The banner is away where a student is about to log in or to sit a test. The specification leaves open on which pages. */
const hiddenOn: readonly string[] = [paths.login.path, paths.register.path, paths.setPassword.path];

export const hasBannerOn = (path: string): boolean =>
  !hiddenOn.includes(path) && !path.startsWith(paths.mockTests.path);
