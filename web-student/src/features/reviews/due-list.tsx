import { ActionIcon, Button, Text } from '@mantine/core';
import { IconBellOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { DueReview } from '#domain/reviews/contract.ts';
import { paths } from '#student/app/paths.ts';
import { truncated } from '#domain/core/text/truncated.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { announce } from '#student/core/notices.ts';
import { writeReview } from '#student/core/lists/review-list.ts';
import type { useStopReviews } from './use-stop-reviews.ts';
import badgeStyles from '#student/components/styles/type-badge.module.css';
import layout from '#student/components/styles/layout.module.css';
import styles from './due-list.module.css';

const shownAtFirst = 3;

interface Props {
  readonly due: readonly DueReview[];
  readonly uids: readonly string[];
  readonly stopping: ReturnType<typeof useStopReviews>;
}

export function DueList({ due, uids, stopping }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = due.slice(0, showsAll ? undefined : shownAtFirst);
  return (
    <>
      <ul className={styles['due-list']} aria-label="Due now">
        {shown.map((review) => (
          <li key={review.uid}>
            {stopping.isStopped(review.uid) ? (
              <Stopped review={review} onUndo={() => stopping.undo(review.uid)} />
            ) : (
              <Due
                review={review}
                uids={uids}
                onStop={() => {
                  stopping.stop(review.uid);
                  announce(`${review.title} will not come back. You can undo this.`);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {due.length > shown.length && (
        <Button variant="default" mt="md" onClick={() => setShowsAll(true)}>
          Show {due.length - shown.length} more
        </Button>
      )}
    </>
  );
}

interface DueProps {
  readonly review: DueReview;
  readonly uids: readonly string[];
  readonly onStop: () => void;
}

function Due({ review: { uid, type, title, lapses, isLocked }, uids, onStop }: DueProps) {
  const { color } = catalogue[type];
  const name = fullTypeName(type);
  return (
    <div className={`${styles['due']} ${layout['line']}`}>
      <span
        className={`${badgeStyles['type-badge']} ${styles['due-badge']}`}
        style={{ '--category': `var(--mantine-color-${color}-6)` }}
        title={name}
        aria-hidden
      >
        {type}
      </span>
      <span className={styles['due-text']}>
        <Link className={styles['due-link']} to={paths.exercise.getHref(uid, writeReview(uids))}>
          {truncated(title)}
        </Link>
        <Text component="span" size="sm" c="dimmed" display="block">
          {name} · <span className="one-piece">{uid}</span>
          {lapses > 0 && ` · missed again ${lapses === 1 ? 'once' : `${lapses} times`}`}
        </Text>
      </span>
      {isLocked && <IconLock size={18} stroke={1.6} role="img" aria-label="Locked" />}
      <ActionIcon
        variant="subtle"
        color="slate"
        size={44}
        aria-label={`Stop reviewing ${title}`}
        onClick={onStop}
      >
        <IconBellOff size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Stopped({ review: { title }, onUndo }: { readonly review: DueReview; readonly onUndo: () => void }) {
  return (
    <div className={`${styles['due']} ${layout['line']}`}>
      <Text component="span" className={styles['due-text']} size="sm" c="dimmed">
        {title} will not come back unless you miss it again.
      </Text>
      <Button variant="default" size="sm" autoFocus onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
