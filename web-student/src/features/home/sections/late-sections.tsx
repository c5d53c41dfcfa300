import type { HomeView } from '#domain/content/home-contract.ts';
import { HomeSections } from './home-sections.tsx';
import './home-sections.css';

export default function LateSections({ home }: { readonly home: HomeView }) {
  return <HomeSections home={home} />;
}
