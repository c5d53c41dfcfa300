import { useAnswer } from '../use-answer.ts';
import { SpokenInPractice } from './recording/spoken-in-practice.tsx';
import { SpokenInTest } from './recording/spoken-in-test.tsx';
import { SpokenAfter } from './spoken-after.tsx';

export default function SpokenResponseScreen() {
  const { phase, context } = useAnswer('spoken-response');
  if (phase === 'after') return <SpokenAfter />;
  return context === 'test' ? <SpokenInTest /> : <SpokenInPractice />;
}
