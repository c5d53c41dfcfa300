import { Button, Group, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryProblem } from '#student/components/problem.tsx';
import GetMoreCredits from '#student/features/commerce/checkout/get-more-credits.tsx';
import { creditsQuery } from '#student/queries/credits.ts';
import { causeWords, changeWords } from './entry-words.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const atFirst = 10;
const most = 50;

export function CreditsSection() {
  const { data, error, refetch } = useQuery(creditsQuery());
  const [showsAll, setShowsAll] = useState(false);
  if (!data)
    return error ? <QueryProblem error={error} onRetry={refetch} /> : <Text>Loading your credits…</Text>;
  const { entries } = data;
  const speaking = data.isSpeakingUnlimited ? 'unlimited' : data.speakingCredits;
  return (
    <>
      <Text mb="sm">
        Left: <strong>{data.writingCredits}</strong> for writing, <strong>{speaking}</strong> for speaking,{' '}
        <strong>{data.fullTestCredits}</strong> for full tests, <strong>{data.sectionalTestCredits}</strong>{' '}
        for sectional tests.
      </Text>
      {!data.isSpeakingUnlimited && (
        <Group mb="md">
          <GetMoreCredits kind="speaking" fromProfilePage />
        </Group>
      )}
      {entries.length === 0 ? (
        <Text c="dimmed">Nothing yet. Every credit you get or use will be listed here with its reason.</Text>
      ) : (
        <Table.ScrollContainer minWidth={280} tabIndex={0}>
          <Table aria-label="Your credits">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Reason</Table.Th>
                <Table.Th>Change</Table.Th>
                <Table.Th>Left</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.slice(0, showsAll ? most : atFirst).map((entry) => (
                <Table.Tr key={entry.id}>
                  <Table.Td>
                    {causeWords(entry)}
                    {entry.at !== null && (
                      <Text size="xs" c="dimmed">
                        {moment.format(new Date(entry.at))}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{changeWords(entry)}</Table.Td>
                  <Table.Td>{entry.balance}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {entries.length > atFirst && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : 'Show more'}
        </Button>
      )}
      {showsAll && entries.length > most && (
        <Text size="sm" c="dimmed" mt="xs">
          The latest {most} are shown.
        </Text>
      )}
    </>
  );
}
