import { preloadable } from '../../../components/preloadable.tsx';

/** `/exercise`; what leads there asks for its code ahead of time. */
export const ExercisePage = preloadable(() => import('./exercise-page.tsx'));
