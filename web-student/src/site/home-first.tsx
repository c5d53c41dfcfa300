import type { HomeView } from '#domain/content/home-contract.ts';
import { hero as firstHero } from '../features/home/home-texts.ts';
import { questionCounts } from '../features/home/question-counts.ts';
import { HomeSections } from '../features/home/sections/home-sections.tsx';
import { freeHref } from '../features/home/free-list.ts';
import { paths } from '../app/paths.ts';
import { SiteFoot } from './site-foot.tsx';

/** The home page until the code of the client is there, and all of it for readers without scripts. */
export const HomeFirst = ({ home }: { readonly home: HomeView }) => (
  <div className="page first-page home-first">
    <HomeBody home={home} />
    <SiteFoot />
  </div>
);

/** The hero and all sections. */
export function HomeBody({ home }: { readonly home: HomeView }) {
  const [hero = firstHero] = home.sections.filter((section) => section.type === 'hero');
  return (
    <>
      <h1>{hero.title}</h1>
      <p className="first-lead">{hero.text}</p>
      <p className="home-ways">
        <a href={freeHref}>Try a free question</a> <a href={paths.register.getHref()}>Sign up</a>{' '}
        <a href={paths.login.getHref()}>Log in</a>
      </p>
      <p>{questionCounts(home.counts)}</p>
      <noscript>
        <p>To answer questions, switch on JavaScript in your browser. The guides work without it.</p>
      </noscript>
      <HomeSections home={home} />
    </>
  );
}
