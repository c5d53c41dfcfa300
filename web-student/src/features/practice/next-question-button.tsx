import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { questionsQuery } from './api/questions.ts';
import { nextQuestion } from './next-question.ts';

interface Props {
  readonly uid: string;
  readonly onLeave: () => void;
}

export function NextQuestion({ uid, onLeave }: Props) {
  const navigate = useNavigate();
  const questions = useQuery(questionsQuery());
  const next = nextQuestion(questions.data ?? [], uid);
  return (
    <Button
      loading={questions.isPending}
      onClick={(event) => {
        // The second half of a double click on "Submit" must not take the result away.
        if (event.detail > 1) return;
        onLeave();
        void navigate(next ? paths.exercise.getHref(next.uid) : paths.practice.getHref());
      }}
    >
      {next || questions.isPending ? 'Next question' : 'Back to practice'}
    </Button>
  );
}
