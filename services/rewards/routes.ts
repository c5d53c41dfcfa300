import type { Route } from '../http/route.ts';

/** Facts start rewards, and no call does. */
export const routes = (): Route[] => [];
