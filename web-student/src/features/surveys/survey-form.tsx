import { Button, Paper, Stack, Text } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import type { OfferedSurvey } from '#domain/surveys/contract.ts';
import { faultsOf, type SurveyAnswer } from '#domain/surveys/survey-answers.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { useCompleteSurvey } from './api/surveys.ts';
import { QuestionField } from './question-field.tsx';
import { readSurveyDraft, removeSurveyDraft, writeSurveyDraft } from './survey-draft.ts';

interface Props {
  readonly survey: OfferedSurvey;
  readonly owner: string;
  readonly onDone: () => void;
  readonly onOver: () => void;
}

const nothing: ReadonlyMap<number, string> = new Map();

export function SurveyForm({ survey, owner, onDone, onOver }: Props) {
  const { surveyId, questions } = survey;
  const [answers, setAnswers] = useState(() => readSurveyDraft(owner, surveyId, questions));
  const [faults, setFaults] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);
  const { mutate: complete, isPending, error } = useCompleteSurvey();

  const change = (place: number, answer: SurveyAnswer) => {
    const next = answers.with(place, answer);
    setAnswers(next);
    setFaults(new Map([...faults].filter(([other]) => other !== place)));
    writeSurveyDraft(owner, surveyId, next);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const found = faultsOf(survey, answers);
    setFaults(found);
    const [first] = found.keys();
    if (first !== undefined) {
      const field = form.current?.querySelector<HTMLElement>(`[data-place="${first}"] :is(input, textarea)`);
      return field?.focus();
    }
    complete(
      { surveyId, answers },
      {
        onSuccess() {
          removeSurveyDraft(owner, surveyId);
          onDone();
        },
        onError(refusal) {
          if (codeOf(refusal) === 'survey_expired' || codeOf(refusal) === 'survey_completed') onOver();
        },
      },
    );
  };

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      {questions.map((question, place) => (
        <Paper key={`${place} ${question.text}`} withBorder p="lg" data-place={place}>
          <QuestionField
            question={question}
            answer={answers[place] ?? null}
            onChange={(answer) => change(place, answer)}
            fault={faults.get(place)}
          />
        </Paper>
      ))}
      <Stack gap="xs">
        <FormFailure text={error ? messageOf(error) : undefined} />
        <Text size="sm" c="dimmed">
          Your answers are kept on this device until you send them.
        </Text>
        <Button type="submit" loading={isPending}>
          Send answers
        </Button>
      </Stack>
    </form>
  );
}
