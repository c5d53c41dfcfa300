import { hero, promises } from '../features/home/home-texts.ts';
import { HomeSections, type Guide } from '../features/home/sections/home-sections.tsx';
import { freeHref } from '../features/home/free-list.ts';
import { paths } from '../app/paths.ts';
import { SiteFoot } from './site-foot.tsx';

/** The home page until the code of the client is there, and all of it for readers without scripts. */
export function HomeFirst({ guides }: { readonly guides: readonly Guide[] }) {
  return (
    <div className="page home-first">
      <h1>{hero.title}</h1>
      <p className="home-lead">{hero.lead}</p>
      <p className="home-ways">
        <a href={freeHref}>Try a free question</a> <a href={paths.register.getHref()}>Sign up</a>{' '}
        <a href={paths.login.getHref()}>Log in</a>
      </p>
      <noscript>
        <p>To answer questions, switch on JavaScript in your browser. The guides work without it.</p>
      </noscript>
      <div className="home-promises">
        {promises.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <HomeSections guides={guides} />
      <SiteFoot />
    </div>
  );
}
