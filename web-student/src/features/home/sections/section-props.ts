import type { HomeView } from '#domain/content/home-contract.ts';
import type { HomeSectionOf, HomeSectionType } from '#domain/content/home-sections.ts';

export interface SectionProps<Type extends HomeSectionType> {
  readonly section: HomeSectionOf<Type>;
  readonly home: HomeView;
}

export type OwnProps<Type extends HomeSectionType> = Pick<SectionProps<Type>, 'section'>;
