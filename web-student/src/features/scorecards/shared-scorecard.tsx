import { Group, Paper, Stack, Text } from '@mantine/core';
import type { SharedScorecard as Shared } from '#domain/sittings/sharing/share-contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { FigureSection } from './figure-section.tsx';
import { enablingFigures, skillFigures } from './named-figures.ts';
import { OverallFigure } from './overall-figure.tsx';
import { PrintButton } from './print-button.tsx';
import { scorecardLead, sharedNote, sharedTitle } from './shared-texts.ts';
import styles from './scorecards.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function SharedScorecard({ scorecard }: { readonly scorecard: Shared }) {
  const { examType, satOn, estimate, unscored } = scorecard;
  return (
    <Stack className={`page ${styles['scorecard']}`} gap="lg" data-prints-alone>
      <PageTitle lead={scorecardLead(scorecard, day.format(new Date(satOn)))}>
        {sharedTitle(scorecard)}
      </PageTitle>
      <Paper withBorder p="lg">
        <Group gap="xl" align="flex-start">
          <OverallFigure estimate={estimate} examType={examType} percentile={undefined} />
          <Group ml="auto" gap="xs" className={styles['scorecard-ways']}>
            <PrintButton />
          </Group>
        </Group>
        {unscored > 0 && (
          <Text size="sm" mt="md">
            {unscored} {unscored === 1 ? 'answer has' : 'answers have'} no score, so the ranges are wider.
          </Text>
        )}
        <Text c="dimmed" size="sm" mt="md">
          {sharedNote}
        </Text>
      </Paper>
      <FigureSection id="skills" title="Skills" of="Skill" figures={skillFigures(estimate)} />
      <FigureSection
        id="enabling"
        title="Enabling skills"
        of="Enabling skill"
        figures={enablingFigures(estimate)}
      />
      <Group className={styles['scorecard-ways']}>
        <ButtonLink to={paths.home.getHref()} variant="default">
          Learn about Ninety
        </ButtonLink>
      </Group>
    </Stack>
  );
}
