import { useQuery } from '@tanstack/react-query';
import { guidesQuery } from '../api/guides.ts';
import { HomeSections } from './home-sections.tsx';
import './home-sections.css';

/** The lower part of the home page. Without a line it goes without posts, which need one anyway. */
export default function LateSections() {
  const { data = [] } = useQuery(guidesQuery());
  return <HomeSections guides={data} />;
}
