import { preloadable } from '#student/components/preloadable.tsx';

export const ExercisePage = preloadable(() => import('./exercise-page.tsx'));
