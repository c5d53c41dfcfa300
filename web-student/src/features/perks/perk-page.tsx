import { Anchor, Button, Code, Group, Image, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import '@mantine/core/styles/Image.css';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { claimPerk, fetchAllPerks, type ShownPerk } from '#domain/perks/contract.ts';
import { calendarDay } from '#domain/core/text/words.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { notifyFailure } from '#student/core/notices.ts';

const perksQuery = () =>
  queryOptions({
    queryKey: ['perks'],
    queryFn: async ({ signal }) => (await call(fetchAllPerks, {}, { signal })).body.perks,
  });

export default function PerkPage() {
  const { data: perks, error, isPending, refetch } = useQuery(perksQuery());
  if (isPending) return <PageSkeleton rows={2} />;
  if (!perks) return <QueryProblem error={error} onRetry={refetch} />;
  return (
    <div className="page">
      <PageTitle lead="Offers for students of Ninety. You can claim each of them once.">Perks</PageTitle>
      {perks.length === 0 && (
        <Text c="dimmed" mt="md">
          No offers right now. New ones will appear here.
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        {perks.map((perk) => (
          <PerkCard key={perk.perkId} perk={perk} />
        ))}
      </SimpleGrid>
    </div>
  );
}

function PerkCard({ perk }: { readonly perk: ShownPerk }) {
  const { perkId, title, text, picture, endTime, isClaimed } = perk;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call(claimPerk, { perkId })).body.perk,
    onSuccess: (claimed) =>
      queryClient.setQueryData(perksQuery().queryKey, (before) =>
        before?.map((one) => (one.perkId === perkId ? claimed : one)),
      ),
    onError(failure) {
      notifyFailure(failure);
      void refetchQueries(queryClient, perksQuery());
    },
  });
  const titleId = `perk-${perkId}`;
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-labelledby={titleId}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Stack gap="sm">
        {picture !== '' && <Image src={picture} alt="" mah={180} fit="contain" />}
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
        <Text size="sm" c="dimmed">
          Until {calendarDay(endTime)}
        </Text>
        <div role="status">{isClaimed && <Given perk={perk} />}</div>
        {!isClaimed && (
          <Group>
            <Button loading={isPending} onClick={() => mutate()} aria-describedby={titleId}>
              Claim
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function Given({ perk: { code, link } }: { readonly perk: ShownPerk }) {
  return (
    <Stack gap="xs">
      {code !== '' && (
        <Text>
          Your code: <Code fz="md">{code}</Code>
        </Text>
      )}
      {link !== '' && (
        <Anchor href={link} target="_blank" rel="noreferrer" underline="always">
          Open the offer
        </Anchor>
      )}
    </Stack>
  );
}
