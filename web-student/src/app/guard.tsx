import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../components/page-boundary.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { multiAccountQuery } from '../features/accounts/api/multi-account.ts';
import { userQuery } from '../queries/user.ts';
import { useSession } from '../core/session.ts';
import { thisPage } from '../core/this-page.ts';
import { LoginNeeded } from './login-needed.tsx';
import { isInConsole, paths, safeRedirect } from './paths.ts';
import type { RouteEntry } from './routes.tsx';

const leadsOutOfPassword: ReadonlySet<string> = new Set([
  paths.setPassword.path,
  paths.resetPassword.path,
  paths.notMe.path,
  paths.verify.path,
  paths.unsubscribe.path,
  paths.formerUnsubscribe.path,
]);

export function Guard({ route }: { readonly route: RouteEntry }) {
  const session = useSession();
  const location = useLocation();
  const [search] = useSearchParams();
  const isLoggedIn = session !== undefined;
  useQuery({ ...userQuery(), enabled: isLoggedIn });
  useQuery({
    ...multiAccountQuery(location.pathname),
    enabled: isLoggedIn && route.checksSession === true,
  });

  if (route.access === 'student' && !isLoggedIn) {
    return <LoginNeeded from={location.pathname + location.search} />;
  }
  const mustSetPassword = session?.user.stepsDone.includes('should_set_password') === true;
  if (route.access === 'guest' && isLoggedIn) {
    const target = safeRedirect(search.get('redirect')) ?? paths.dashboard.getHref();
    if (mustSetPassword) return <Navigate to={paths.setPassword.getHref(target)} replace />;
    return isInConsole(target) ? <LeaveFor href={target} /> : <Navigate to={target} replace />;
  }
  if (mustSetPassword && !leadsOutOfPassword.has(route.path)) {
    return <Navigate to={paths.setPassword.getHref(location.pathname + location.search)} replace />;
  }
  return (
    <PageBoundary key={location.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
      </Suspense>
    </PageBoundary>
  );
}

function LeaveFor({ href }: { readonly href: string }) {
  useEffect(() => thisPage.leaveFor(href), [href]);
  return <PageSkeleton />;
}
