import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, safeRedirect } from './paths.ts';

/** Where a visitor comes back to who goes to the login or the sign-up: the prices from there, or where they already wanted to go. */
export function useWayBack(): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return pathname === paths.pricing.path ? pathname : safeRedirect(search.get('redirect'));
}
