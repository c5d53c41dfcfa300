import type { HomeView } from '#domain/content/home-contract.ts';
import { HomeSection } from './home-section.tsx';

export function HomeSections({ home }: { readonly home: HomeView }) {
  return (
    <div className="home-sections">
      {home.sections.map((section, index) => (
        <HomeSection key={index} section={section} home={home} />
      ))}
    </div>
  );
}
