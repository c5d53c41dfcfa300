import { Button, Group, Text } from '@mantine/core';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { Dialog } from '#student/components/dialog.tsx';
import materialStyles from '../../material.module.css';
import styles from './sample-answers.module.css';
import scoreDialogStyles from './score-dialog.module.css';

interface Props {
  readonly score: Score;
  readonly comments: readonly string[];
  readonly text: string;
  readonly sampleAnswer: string | undefined;
  readonly onClose: () => void;
  readonly onSeeDetails: () => void;
}

/** The dialog 'AI Score analysis': specification, document 2, section 2. */
export default function ScoreDialog({ score, comments, text, sampleAnswer, onClose, onSeeDetails }: Props) {
  return (
    <Dialog title="AI Score analysis" size="xl" onClose={onClose}>
      <table className={scoreDialogStyles['score-table']}>
        <thead>
          <tr>
            <th scope="col">Enabling skill</th>
            <th scope="col">Score</th>
            <th scope="col">Comment</th>
          </tr>
        </thead>
        <tbody>
          {score.traits.map((one, index) => (
            <tr key={one.trait}>
              <th scope="row">{skillNames[one.trait]}</th>
              <td className="digits one-piece">{scoreText(one)}</td>
              <td>{comments[index]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Final</th>
            <td className="digits one-piece">
              <strong>{scoreText(score)}</strong>
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <section aria-label="Your answer">
        <Text fw={650} mt="md" mb={6}>
          Your answer
        </Text>
        <div className={`${materialStyles['material']} ${styles['sample-text']}`}>{text}</div>
      </section>
      {sampleAnswer !== undefined && (
        <>
          <Text fw={650} mt="md" mb={6}>
            Sample answer
          </Text>
          <div className={`${materialStyles['material']} ${styles['sample-text']}`}>{sampleAnswer}</div>
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onSeeDetails}>
          See details
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Dialog>
  );
}
