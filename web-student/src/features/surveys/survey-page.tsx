import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { creditWords } from '#domain/credits/credit-words.ts';
import { rewardAmounts } from '#domain/rewards/reward-table.ts';
import type { OfferedSurvey } from '#domain/surveys/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { readFromTop } from '#student/core/page/read-from-top.ts';
import { useSession } from '#student/core/session.ts';
import { surveyQuery, surveysQuery } from './api/surveys.ts';
import { SurveyForm } from './survey-form.tsx';

const { kind, credits } = rewardAmounts.survey_completed;
/** Specification, document 1, section 9: "Survey reward: 1 full mock test credit." */
const reward = creditWords(kind, credits);

/** `/survey`: the survey in the address, or all open ones. Specification, document 1, section 2. */
export default function SurveyPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <Stack className="page page-narrow" gap="lg">
      {id === null ? <OpenSurveys /> : <NamedSurvey key={id} surveyId={id} />}
    </Stack>
  );
}

function OpenSurveys() {
  const query = useQuery(surveysQuery());
  const [first, second] = query.data ?? [];
  if (!query.data)
    return query.error ? (
      <QueryProblem error={query.error} onRetry={query.refetch} />
    ) : (
      <PageSkeleton rows={2} />
    );
  if (!first) {
    return (
      <>
        <PageTitle>Surveys</PageTitle>
        <Text>No survey for you right now. We will notify you when there is one.</Text>
        <div>
          <ButtonLink to={paths.dashboard.getHref()}>Go to the dashboard</ButtonLink>
        </div>
      </>
    );
  }
  if (!second) return <Navigate to={paths.survey.getHref(first.surveyId)} replace />;
  return (
    <>
      <PageTitle lead={`For each survey you complete, you get ${reward}.`}>Surveys</PageTitle>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {query.data.map(({ surveyId, title, questions }) => (
          <Paper key={surveyId} component="li" withBorder p="lg">
            <Link to={paths.survey.getHref(surveyId)}>{title}</Link>
            <Text size="sm" c="dimmed">
              {questions.length === 1 ? '1 question' : `${questions.length} questions`}
            </Text>
          </Paper>
        ))}
      </Stack>
    </>
  );
}

function NamedSurvey({ surveyId }: { readonly surveyId: string }) {
  const owner = useSession()?.user.id;
  const query = useQuery(surveyQuery(surveyId));
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done />;
  const { data: survey, error, refetch } = query;
  if (error && ['survey_not_found', 'invalid_input'].includes(codeOf(error)))
    return <Closed title="No survey" text={messages.survey_not_found} />;
  if (!survey || owner === undefined)
    return error ? <QueryProblem error={error} onRetry={refetch} /> : <PageSkeleton rows={3} />;
  switch (survey.status) {
    case 'open':
      return (
        <>
          <Head survey={survey} />
          <SurveyForm
            survey={survey}
            owner={owner}
            onDone={() => {
              setDone(true);
              readFromTop();
            }}
            onOver={() => void refetch()}
          />
        </>
      );
    case 'expired':
      return <NotifiedClosed title={survey.title} text={messages.survey_expired} />;
    case 'completed':
      return <NotifiedClosed title={survey.title} text={messages.survey_completed} />;
  }
}

const Head = ({ survey: { title, introduction } }: { readonly survey: OfferedSurvey }) => (
  <>
    <PageTitle lead={introduction}>{title}</PageTitle>
    <Text>
      You get <strong>{reward}</strong> when you complete this survey.
    </Text>
  </>
);

interface ClosedProps {
  readonly title: string;
  readonly text: string;
}

/** The snackbar of the specification, document 1, section 8; the page repeats the text. */
function NotifiedClosed(props: ClosedProps) {
  const { text } = props;
  useEffect(() => notify(text, 'problem'), [text]);
  return <Closed {...props} />;
}

const Closed = ({ title, text }: ClosedProps) => (
  <Problem title={title} text={text} order={1}>
    <ButtonLink to={paths.dashboard.getHref()}>Go to the dashboard</ButtonLink>
  </Problem>
);

const Done = () => (
  <div role="status">
    <PageTitle>Thank you</PageTitle>
    <Text my="md">
      Your answers are in. <strong>{reward}</strong> will be in your account in a moment.
    </Text>
    <ButtonLink to={paths.mockTests.getHref()}>See the mock tests</ButtonLink>
  </div>
);
