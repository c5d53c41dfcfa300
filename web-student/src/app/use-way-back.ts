import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, safeRedirect } from './paths.ts';

/** Where a visitor returns after login or sign-up: the prices if they came from there, or the page they wanted. */
export function useWayBack(): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return pathname === paths.pricing.path ? pathname : safeRedirect(search.get('redirect'));
}
