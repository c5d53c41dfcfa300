import type { HomeView } from '#domain/content/home-contract.ts';
import type { HomeQuestion } from '#domain/content/site-page.ts';
import { hero as firstHero } from '../features/home/home-texts.ts';
import { questionCounts } from '../features/home/question-counts.ts';
import { HomeSections } from '../features/home/sections/home-sections.tsx';
import { freeHref } from '../features/home/free-list.ts';
import { socialProof, toastText } from '../features/social-proof/toast-texts.ts';
import { paths } from '../app/paths.ts';
import { FreeQuestion } from './free-question.tsx';

interface Props {
  readonly home: HomeView;
  readonly question: HomeQuestion | undefined;
}

export function HomeBody({ home, question }: Props) {
  const [hero = firstHero] = home.sections.filter((section) => section.type === 'hero');
  return (
    <div className="page home-page">
      <div className="home-top">
        <div className="home-hero">
          <h1>{hero.title}</h1>
          <p className="home-lead">{hero.text}</p>
          <p className="home-ways">
            <a className="button" href={freeHref}>
              Try a free question
            </a>
            <a className="button plain" href={paths.register.getHref()}>
              Sign up
            </a>
          </p>
          <p className="home-counts">{questionCounts(home.counts)}</p>
        </div>
        {question && <FreeQuestion question={question} />}
      </div>
      <HomeSections home={home} />
      <p
        className="toast framed"
        role="status"
        hidden
        data-after={socialProof.after}
        data-shown-for={socialProof.shownFor}
        data-above={socialProof.above}
        data-text={toastText(0, true)}
      />
    </div>
  );
}
