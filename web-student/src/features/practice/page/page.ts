import { preloadable } from '../../../components/preloadable.tsx';

export const ExercisePage = preloadable(() => import('./exercise-page.tsx'));
