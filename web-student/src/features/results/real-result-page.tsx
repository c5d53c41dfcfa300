import { Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { ChooseScorecard } from './choose-scorecard.tsx';
import { ConfirmResult, type ReadScorecard } from './confirm-result.tsx';

export default function RealResultPage() {
  const [read, setRead] = useState<ReadScorecard>();
  const [estimated, setEstimated] = useState<number | null>();

  if (estimated !== undefined) return <Thanks estimated={estimated} />;
  return (
    <div className="page page-narrow">
      <PageTitle lead="Tell us your exam result. It shows all students how good our estimates are.">
        Your exam result
      </PageTitle>
      <Paper withBorder p="lg" mt="md">
        {read ? (
          <ConfirmResult read={read} onDone={setEstimated} onBack={() => setRead(undefined)} />
        ) : (
          <ChooseScorecard onRead={setRead} />
        )}
      </Paper>
    </div>
  );
}

function Thanks({ estimated }: { readonly estimated: number | null }) {
  return (
    <div className="page page-narrow">
      <PageTitle>Thank you for your result</PageTitle>
      <Text role="status" mb="md">
        {estimated === null
          ? 'You took no full mock test before the exam, so there is no estimate to compare it with.'
          : `Your last full mock test before the exam estimated ${estimated}.`}
      </Text>
      <ButtonLink to={paths.estimates.getHref()}>How good are our estimates?</ButtonLink>
    </div>
  );
}
