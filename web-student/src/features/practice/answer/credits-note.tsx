import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import type { Credits } from './use-credits.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from '#student/components/question/exercise-note.module.css';

// Keep the checkout code out of a question's first load.
const GetMoreCredits = lazy(() => import('#student/features/commerce/checkout/get-more-credits.tsx'));

export const creditsNoteId = 'credits-left';

export function CreditsNote({ kind, text, isExhausted }: Credits) {
  return (
    <div
      className={`${styles['exercise-note']} ${styles['exercise-wait']} ${layout['row']} small`}
      id={creditsNoteId}
      role="status"
    >
      {isExhausted && <IconAlertTriangle size={18} className="mark mark-partial" aria-hidden />}
      <span>
        {isExhausted && kind === 'speaking' && (
          <>
            <strong>No Ai credit left</strong>.{' '}
          </>
        )}
        {text} <Link to={paths.profile.getCreditsHref()}>Your credits</Link>
      </span>
      {isExhausted && (
        <Suspense fallback={null}>
          <GetMoreCredits kind={kind} />
        </Suspense>
      )}
    </div>
  );
}
