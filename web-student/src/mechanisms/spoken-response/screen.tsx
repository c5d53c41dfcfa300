import type { QuestionScreenProps } from '../screen.ts';
import { SpokenInPractice } from './recording/spoken-in-practice.tsx';
import { SpokenInTest } from './recording/spoken-in-test.tsx';
import { SpokenAfter } from './spoken-after.tsx';
import '../mechanisms.css';
import '../pieces/choice/choice.css';
import './spoken-response.css';

/** A text is read, a picture seen or a track heard, and it is answered into the microphone. */
export default function SpokenResponseScreen(props: QuestionScreenProps<'spoken-response'>) {
  if (props.phase === 'after') return <SpokenAfter {...props} />;
  return props.context === 'test' ? <SpokenInTest {...props} /> : <SpokenInPractice {...props} />;
}
