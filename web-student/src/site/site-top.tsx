import { paths } from '../app/paths.ts';
import { mainLinks, type SiteLink } from './site-links.ts';

export function SiteTop({ path }: { readonly path: string }) {
  return (
    <header className="top-bar">
      <a href={paths.home.getHref()} className="logo" aria-label="Ninety, home">
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
          <use href="/icon.svg#icon" />
        </svg>
        <span>Ninety</span>
      </a>
      <nav className="top-bar-links" aria-label="Main">
        <Links path={path} links={mainLinks} />
      </nav>
      <div className="top-bar-end">
        <button type="button" className="night-toggle" aria-label="Dark mode" aria-pressed={false} hidden>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
            <path
              d="M12 3a7 7 0 0 0 9 9 9 9 0 1 1-9-9Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
          </svg>
        </button>
        <a className="for-visitors top-login" href={paths.login.getHref()}>
          Login
        </a>
        <a className="for-visitors button" href={paths.register.getHref()}>
          Sign up
        </a>
        <a className="for-students button" href={paths.dashboard.getHref()}>
          Dashboard
        </a>
        <details className="top-menu">
          <summary aria-label="Open the menu">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
              <path
                d="M4 7h16M4 12h16M4 17h16"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <nav className="framed" aria-label="Menu">
            <Links path={path} links={mainLinks} />
            <span className="for-visitors">
              <Links path={path} links={[{ name: 'Login', href: paths.login.getHref() }]} />
            </span>
          </nav>
        </details>
      </div>
    </header>
  );
}

interface Props {
  readonly path: string;
  readonly links: readonly SiteLink[];
}

function Links({ path, links }: Props) {
  return links.map(({ name, href }) => (
    <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {name}
    </a>
  ));
}
