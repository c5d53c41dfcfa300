import { lazy, useEffect, useEffectEvent } from 'react';
import { matchPath, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { isOnTeam } from '#domain/accounts/platform-access.ts';
import { Announcer } from '../components/notices/announcer.tsx';
import { ConnectionBanner } from '../components/notices/connection-banner.tsx';
import { Notices } from '../components/notices/notices.tsx';
import { OptionalPart } from '../components/optional-part.tsx';
import { useIsPhone } from '../components/use-is-phone.ts';
import { onLoginWanted } from '../core/api.ts';
import { newVersion } from '../core/page/new-version.ts';
import { useObservable } from '../core/observable.ts';
import { mainId } from '../core/page/read-from-top.ts';
import { useSession } from '../core/session.ts';
import { GuideOffer } from '../features/guidance/guide-offer.tsx';
import { chatPlaces } from '../features/inbox/chat-places.ts';
import { AppBanner } from '../features/mobile-app/app-banner.tsx';
import { useMobileSync } from '../features/mobile-app/use-mobile-sync.ts';
import { useSocialProof } from '../features/social-proof/use-social-proof.ts';
import { RatingPopup } from '../features/testimonials/rating-popup.tsx';
import { BottomBar } from './bars/bottom-bar.tsx';
import { paths } from './paths.ts';
import { fallbackRoute, routes } from './routes.tsx';
import { SideBar } from './bars/side-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useReadFromTop } from './use-read-from-top.ts';

const ChatButton = lazy(() => import('../features/inbox/chat-button.tsx'));
const UpdateDialog = lazy(() => import('../components/notices/update-dialog.tsx'));
const AdminsNotice = lazy(() => import('../features/accounts/second-factors/admins-notice.tsx'));

export function Layout() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const isPhone = useIsPhone();
  const onUpdate = useObservable(newVersion);
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? fallbackRoute;
  const { hidesBars = false } = route;
  const hasBars = !(typeof hidesBars === 'function' ? hidesBars(new URLSearchParams(search)) : hidesBars);
  const hasSideBar = hasBars && session !== undefined;
  const hasOwnBars = route.hasOwnBars === true;
  const hasBottomBar = hasSideBar && !hasOwnBars;
  useMobileSync();
  // A toast would cover the fields of a login or sign-up on a phone.
  const isAccountForm = route.access === 'guest' && route.path !== paths.home.path;
  useSocialProof(hasBars && !hasOwnBars && !isAccountForm);

  const logInAgain = useEffectEvent(() => void navigate(paths.login.getHref(pathname + search)));
  useEffect(() => onLoginWanted(() => logInAgain()), []);

  useDocumentTitle(route);
  useReadFromTop();

  return (
    <div
      className="layout"
      data-bars={hasBars}
      data-own-bars={hasOwnBars}
      data-side-bar={hasSideBar}
      data-bottom-bar={hasBottomBar}
    >
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      {hasBars && !(hasOwnBars && isPhone) && <TopBar session={session} />}
      {hasSideBar && <SideBar />}
      <main id={mainId} tabIndex={-1} className="layout-main focus-target">
        <ConnectionBanner />
        {session && isOnTeam(session.user.platformAccess) && hasBars && (
          <OptionalPart>
            <AdminsNotice key={session.token} token={session.token} />
          </OptionalPart>
        )}
        {hasBars && !hasOwnBars && <AppBanner path={route.path} />}
        {session && <GuideOffer key={session.user.id} path={route.path} />}
        <Outlet />
      </main>
      {hasBottomBar && <BottomBar />}
      {/* Not on pages where an answer, a test or a payment may be in progress. */}
      {onUpdate && hasBars && !hasOwnBars && (
        <OptionalPart>
          <UpdateDialog onUpdate={onUpdate} />
        </OptionalPart>
      )}
      {session && (
        <OptionalPart key={session.user.id}>
          <RatingPopup user={session.user} path={route.path} />
        </OptionalPart>
      )}
      {chatPlaces.includes(route.path) && (
        <OptionalPart>
          <ChatButton key={session?.user.id ?? ''} />
        </OptionalPart>
      )}
      <Notices />
      <Announcer />
    </div>
  );
}
