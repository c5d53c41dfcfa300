import { Button, Group, Table, Text } from '@mantine/core';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { commentOn } from '#domain/scoring/writing/messages.ts';
import { Dialog } from '../../components/dialog.tsx';
import { isGateClosed } from './gate.ts';

interface Props {
  readonly score: Score;
  readonly text: string;
  readonly sampleAnswer: string;
  readonly onClose: () => void;
  readonly onSeeDetails: () => void;
}

/** The dialog 'AI Score analysis': specification, document 2, section 2. */
export default function ScoreDialog({ score, text, sampleAnswer, onClose, onSeeDetails }: Props) {
  const isClosed = isGateClosed(score);
  return (
    <Dialog title="AI Score analysis" size="xl" onClose={onClose}>
      <Table.ScrollContainer minWidth={0}>
        <Table className="score-table" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Enabling skill</Table.Th>
              <Table.Th>Score</Table.Th>
              <Table.Th>Comment</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {score.traits.map((one) => (
              <Table.Tr key={one.trait}>
                <Table.Th scope="row">{skillNames[one.trait]}</Table.Th>
                <Table.Td className="digits one-piece">{scoreText(one)}</Table.Td>
                <Table.Td>{commentOn(one, isClosed)}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th scope="row">Final</Table.Th>
              <Table.Td className="digits one-piece">
                <strong>{scoreText(score)}</strong>
              </Table.Td>
              <Table.Td />
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text fw={650} mt="md" mb={6}>
        Your answer
      </Text>
      <div className="material written-text">{text}</div>
      <Text fw={650} mt="md" mb={6}>
        Sample answer
      </Text>
      <div className="material written-text">{sampleAnswer}</div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSeeDetails}>
          See details
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Dialog>
  );
}
