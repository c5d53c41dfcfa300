import type { HomeView } from '#domain/content/home-contract.ts';
import { paths } from '#student/app/paths.ts';

type Counts = HomeView['counts'];

export const questionCounts = ({ questions, types, free }: Counts): string =>
  questions === 0 ? '' : `${questions} questions, ${types} types. ${free} are free, no account needed.`;

export function skillCounts({ skills }: Counts, href: string): string | undefined {
  const address = new URL(href, 'https://site.invalid');
  if (address.pathname !== paths.practice.getHref()) return undefined;
  const found = skills.find(({ skill }) => skill === address.searchParams.get('section'));
  return found && `${found.questions} questions of ${found.types} types`;
}
