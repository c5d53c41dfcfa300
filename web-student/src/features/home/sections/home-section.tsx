import type { HomeView } from '#domain/content/home-contract.ts';
import type { HomeSection as Section } from '#domain/content/home-sections.ts';
import { Grid, Posts, Slider, Templates } from './card-sections.tsx';
import { Testimonials, Videos } from './people-sections.tsx';
import { Banner, Buy, Faq, ThreeColumns, ThreeColumnsImage, TwoColumnsImage } from './text-sections.tsx';
import { Viewer } from './viewer-section.tsx';

interface Props {
  readonly section: Section;
  readonly home: HomeView;
}

export function HomeSection({ section, home }: Props) {
  switch (section.type) {
    case 'hero':
      return null;
    case 'grid':
      return <Grid section={section} />;
    case 'slider':
      return <Slider section={section} home={home} />;
    case 'testimonial':
      return <Testimonials section={section} home={home} />;
    case 'faq':
      return <Faq section={section} />;
    case 'buy':
      return <Buy section={section} home={home} />;
    case 'two_column_image':
      return <TwoColumnsImage section={section} />;
    case 'three_column':
      return <ThreeColumns section={section} />;
    case 'three_column_image':
      return <ThreeColumnsImage section={section} />;
    case 'viewer':
      return <Viewer section={section} />;
    case 'blog':
      return <Posts section={section} home={home} />;
    case 'banner':
      return <Banner section={section} />;
    case 'video_testimonial':
      return <Videos title={section.title} videos={[section.video]} />;
    case 'two_video_testimonial':
      return <Videos title={section.title} videos={section.videos} />;
    case 'templates':
      return <Templates section={section} home={home} />;
  }
}
