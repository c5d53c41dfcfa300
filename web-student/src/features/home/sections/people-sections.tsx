import type { HomeSectionOf } from '#domain/content/home-sections.ts';
import type { SectionProps } from './section-props.ts';

export function Testimonials({ section: { title }, home: { reviews } }: SectionProps<'testimonial'>) {
  if (reviews.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="home-cards">
        {reviews.map(({ header, quote, rating }, index) => (
          <li key={index} className="framed-card">
            <h3>{header}</h3>
            <p>
              <span role="img" aria-label={`${rating} of 5 stars`}>
                {'★'.repeat(rating)}
                {'☆'.repeat(5 - rating)}
              </span>
            </p>
            <blockquote>{quote}</blockquote>
          </li>
        ))}
      </ul>
      <p>
        <a href="/review">All reviews</a>
      </p>
    </section>
  );
}

interface VideosProps {
  readonly title: string;
  readonly videos: readonly HomeSectionOf<'video_testimonial'>['video'][];
}

export const Videos = ({ title, videos }: VideosProps) => (
  <section>
    <h2>{title}</h2>
    <ul className="home-cards">
      {videos.map(({ address, name, quote }) => (
        <li key={address} className="framed-card link-card">
          <h3>
            <a href={address} target="_blank" rel="noreferrer">
              Watch the video of {name}
            </a>
          </h3>
          <blockquote>{quote}</blockquote>
          <p>Opens {new URL(address).host} in a new tab.</p>
        </li>
      ))}
    </ul>
  </section>
);
