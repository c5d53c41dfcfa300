import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Announcer } from '../components/announcer.tsx';
import { ConnectionBanner } from '../components/connection-banner.tsx';
import { Notices } from '../components/notices.tsx';
import { useSession } from '../core/session.ts';
import { fallbackRoute, routes } from './routes.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page: the way past the bars, the bars, what is announced, and the page's title. */
export function Layout() {
  const { pathname } = useLocation();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const route = routes.find(({ path }) => path === pathname) ?? fallbackRoute;
  const hasBars = route.hidesBars !== true;
  const hasSideBar = hasBars && session !== undefined;

  useEffect(() => {
    document.title = route.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', route.description);
  }, [route]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // As after a load by the browser, reading begins at the new page.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const look = !hasBars ? 'layout layout-bare' : hasSideBar ? 'layout layout-with-side-bar' : 'layout';
  return (
    <div className={look}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {hasBars && <TopBar session={session} />}
      {hasSideBar && <SideBar />}
      <main id="main" ref={main} tabIndex={-1} className="layout-main">
        <ConnectionBanner />
        <Outlet />
      </main>
      <Notices />
      <Announcer />
    </div>
  );
}
