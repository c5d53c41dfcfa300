import { ActionIcon, Badge } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { truncated } from '#domain/core/text/truncated.ts';
import { usePrefetchQuestion } from './use-prefetch-question.ts';
import styles from './practice.module.css';

interface Props {
  readonly question: QuestionListing;
}

export function QuestionLink({ question, href }: Props & { readonly href: string }) {
  const prefetch = usePrefetchQuestion();
  return (
    <Link
      to={href}
      className={styles['question-link']}
      data-locked={question.isLocked}
      {...prefetch(question)}
    >
      {truncated(question.title)}
    </Link>
  );
}

export function QuestionMarks({ question: { prediction, free } }: Props) {
  if (!prediction && !free) return null;
  return (
    <span className={styles['question-marks']}>
      {prediction && (
        <Badge component="span" size="sm" variant="light" color="purple">
          Predicted
        </Badge>
      )}
      {free && (
        <Badge component="span" size="sm" variant="outline" color="slate">
          Free
        </Badge>
      )}
    </span>
  );
}

export function Favorite({ question, onToggle }: Props & { readonly onToggle: () => void }) {
  const Icon = question.isFavorite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      className={styles['favorite']}
      variant="subtle"
      color="slate"
      size={40}
      aria-label={`Favourite: ${question.title}`}
      aria-pressed={question.isFavorite}
      onClick={onToggle}
    >
      <Icon size={20} stroke={1.6} className={question.isFavorite ? 'favorite-star' : ''} aria-hidden />
    </ActionIcon>
  );
}
