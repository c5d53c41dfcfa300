import { Button, Group, List, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { IconCircleCheck, IconGift } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { claimReward, type ReferralView } from '#domain/referrals/contract.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';
import { useMarker } from '#student/user/use-marker.ts';
import { referralQuery } from './api/referral.ts';
import { InviteForm } from './invite-form.tsx';
import { friendsText, rewardText } from './reward-words.ts';

export default function RewardPage() {
  const { data, error, isPending, refetch } = useQuery(referralQuery());
  const [hasSeen, markSeen] = useMarker('did_view_reward', true);
  const noteView = useEffectEvent(() => {
    if (!hasSeen) markSeen(true);
  });
  useEffect(() => noteView(), []);
  if (isPending) return <PageSkeleton rows={2} />;
  if (!data) return <QueryProblem error={error} onRetry={refetch} />;
  return (
    <div className="page page-narrow">
      <PageTitle lead="Invite your friends. You both get a reward when they join.">Reward</PageTitle>
      <Stack gap="lg" mt="md">
        <Paper withBorder p="lg" component="section" aria-labelledby="invite-title">
          <Title order={2} size="h4" id="invite-title" mb="xs">
            Invite friends
          </Title>
          <Text size="sm" mb="md">
            A friend who signs up with your link and verifies the email address gets {rewardText(data.friend)}
            .
          </Text>
          <Stack gap="lg">
            <OwnLink link={data.link} />
            <InviteForm />
          </Stack>
        </Paper>
        <Earned referral={data} />
      </Stack>
    </div>
  );
}

function OwnLink({ link }: { readonly link: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      // Specification, document 1, section 8.
      notify('Link copied.', 'done');
    } catch {
      notify('Your browser did not copy the link. Select it and copy it by hand.', 'problem');
    }
  }
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label="Your link"
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        flex="1 1 200px"
      />
      <Button onClick={() => void copy()}>Copy the link</Button>
    </Group>
  );
}

function Earned({ referral }: { readonly referral: ReferralView }) {
  const { invited, joined, earned, next } = referral;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call(claimReward, {})).body.user,
    onSuccess(user) {
      // Specification, document 1, section 8.
      notify('Congrats! Our team will contact you soon.', 'done');
      rememberUser(user);
      void refetchQueries(queryClient, referralQuery());
    },
    onError: (error) => notifyFailure(error),
  });
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="earned-title">
      <Title order={2} size="h4" id="earned-title" mb="xs">
        Your rewards
      </Title>
      <Text>
        {friendsText(invited)} invited, {joined} joined.
      </Text>
      <List spacing="xs" my="md" listStyleType="none">
        {earned.map((step) => (
          <List.Item key={step.joined} icon={<IconCircleCheck size={20} aria-hidden />}>
            {friendsText(step.joined)}: {rewardText(step)}, {step.isClaimed ? 'claimed' : 'earned'}
          </List.Item>
        ))}
        {next && (
          <List.Item icon={<IconGift size={20} aria-hidden />}>
            Next: {rewardText(next)} when {friendsText(next.joined)} {next.joined === 1 ? 'has' : 'have'}{' '}
            joined
          </List.Item>
        )}
      </List>
      {earned.some(({ isClaimed }) => !isClaimed) && (
        <Button loading={isPending} onClick={() => mutate()}>
          Claim your reward
        </Button>
      )}
    </Paper>
  );
}
