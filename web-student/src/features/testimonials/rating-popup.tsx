import { lazy, Suspense, useState } from 'react';
import type { User } from '#domain/accounts/user-contract.ts';
import { mayAskForRating } from '#domain/testimonials/asking.ts';
import { paths } from '#student/app/paths.ts';

const RatingDialog = lazy(() => import('./rating-dialog.tsx'));

/** "On statistics or practice routes" (document 1, section 4): no test or question is open there. */
const places: readonly string[] = [paths.statistics.path, paths.practice.path];

const mayAskNow = (user: User) => mayAskForRating(user, new Date().toISOString());

export function RatingPopup({ user, path }: { readonly user: User; readonly path: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const isWanted = places.includes(path) && mayAskNow(user);
  if (isWanted && !isOpen && !isDone) setOpen(true);
  if (!isOpen || !places.includes(path)) return null;
  return (
    <Suspense fallback={null}>
      <RatingDialog
        user={user}
        onClose={() => {
          setDone(true);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
