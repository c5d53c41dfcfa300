import { moneyText } from '#student/core/money-text.ts';
import { Picture } from './picture.tsx';
import type { OwnProps, SectionProps } from './section-props.ts';

export const Faq = ({ section: { title, questions } }: OwnProps<'faq'>) => (
  <section>
    <h2>{title}</h2>
    {questions.map(({ question, answer }) => (
      <details key={question} className="framed disclosure">
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
    <p>
      <a href="/faq">All questions and answers</a>
    </p>
  </section>
);

export const Buy = ({ section: { title, text }, home: { plans, country } }: SectionProps<'buy'>) => (
  <section className="home-buy">
    <h2>{title}</h2>
    <p>{text}</p>
    {plans.length > 0 && (
      <ul className="home-prices">
        {plans.map(({ name, price }) => (
          <li key={name}>
            {name} <strong>{moneyText(price, country)}</strong>
          </li>
        ))}
      </ul>
    )}
    <p>
      <a href="/pricing">See plans and prices</a>
    </p>
  </section>
);

export const TwoColumnsImage = ({ section: { title, text, picture } }: OwnProps<'two_column_image'>) => (
  <section className="home-two-columns">
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <Picture picture={picture} />
  </section>
);

export const ThreeColumns = ({ section: { columns } }: OwnProps<'three_column'>) => (
  <section className="home-columns">
    {columns.map(({ title, text }) => (
      <div key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    ))}
  </section>
);

export const ThreeColumnsImage = ({ section: { columns } }: OwnProps<'three_column_image'>) => (
  <section className="home-columns">
    {columns.map(({ title, text, picture }) => (
      <div key={title}>
        <Picture picture={picture} />
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    ))}
  </section>
);

export const Banner = ({ section: { text, href, label } }: OwnProps<'banner'>) => (
  <section className="home-banner framed-card">
    <p>{text}</p>
    <p>
      <a href={href}>{label}</a>
    </p>
  </section>
);
