import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, safeRedirect } from './paths.ts';

/** After login or sign-up, visitors return to the prices if they came from there, else to the page they wanted. */
export function useWayBack(): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return pathname === paths.pricing.path ? pathname : safeRedirect(search.get('redirect'));
}
