import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { PlayButton } from '#student/components/play-button.tsx';
import { useRecorded } from '#student/mechanisms/spoken-response/answer/sound/use-recorded.ts';
import { useSound } from '#student/mechanisms/spoken-response/answer/sound/use-sound.ts';
import type { WordedAttempt } from './worded-attempts.ts';
import styles from './compare-answers.module.css';

type Measure = Extract<Evidence, { kind: 'measure' }>;

const names: Readonly<Record<Measure['of'], string>> = {
  words_per_second: 'Words per second',
  pause_percent: 'Pauses, % of the time',
  clear_percent: 'Clear words, %',
  words_in_order_percent: 'Words in the right order, %',
  syllables_per_second: 'Syllables per second of speech',
  pauses_per_ten_words: 'Pauses per ten words',
  words_per_run: 'Words between two breaks',
  filler_percent: 'Filler sounds, % of the speech',
  extra_per_ten_words: 'Words repeated, restarted or added per ten words',
  key_points: 'Key points',
};

interface Props {
  readonly from: WordedAttempt;
  readonly to: WordedAttempt;
  readonly numberOf: (attempt: WordedAttempt) => number;
}

export function ComparedSpeech({ from, to, numberOf }: Props) {
  const [before, after] = [measuresOf(from.score), measuresOf(to.score)];
  const measured = (Object.keys(names) as Measure['of'][]).filter((of) => before.has(of) || after.has(of));
  return (
    <>
      <div className={styles['compared']}>
        <Play number={numberOf(from)} recording={from.recording} />
        <Play number={numberOf(to)} recording={to.recording} />
      </div>
      {measured.length > 0 && (
        <Table aria-label="Measurements" className={styles['compared-measures']}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Measure</Table.Th>
              <Table.Th scope="col">From</Table.Th>
              <Table.Th scope="col">To</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {measured.map((of) => (
              <Table.Tr key={of}>
                <Table.Th scope="row">{names[of]}</Table.Th>
                <Table.Td>{before.get(of) ?? '–'}</Table.Td>
                <Table.Td>{after.get(of) ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

function measuresOf(score: Score | undefined): ReadonlyMap<Measure['of'], number> {
  const measures = (score?.traits ?? [])
    .flatMap(({ evidence }) => evidence)
    .filter((one) => one.kind === 'measure');
  return new Map(measures.map(({ of, value }) => [of, value]));
}

function Play({
  number,
  recording = '',
}: {
  readonly number: number;
  readonly recording: string | undefined;
}) {
  const { query, blob } = useRecorded(recording);
  const sound = useSound(blob);
  if (recording === '') return <Text size="sm">Nothing was recorded in attempt {number}.</Text>;
  if (query.isError || sound.hasFailed)
    return <Text size="sm">The recording of attempt {number} cannot be played now.</Text>;
  return (
    <div>
      <PlayButton
        disabled={blob === undefined}
        isPlaying={sound.isPlaying}
        onClick={() => (sound.isPlaying ? sound.pause() : sound.play(0))}
      >
        {sound.isPlaying ? 'Pause' : 'Play'} attempt {number}
      </PlayButton>
    </div>
  );
}
