import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import {
  skillNames,
  type Rubric,
  type SkillName,
  type Trait,
} from '#domain/question-types/catalogue/rubrics.ts';
import { skillsCounted } from '#domain/question-types/catalogue/skills.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { sectionSchema, sections, type Section } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { scoringRule } from '#student/components/score/scoring-rule.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { cefrLevels, skillTexts, traitTexts } from './score-guide-texts.ts';
import { TableScroll } from '#student/components/tables/table-scroll.tsx';
import styles from './score-guide.module.css';
import tableStyles from '#student/components/tables/table.module.css';

const choices = sections.map((section) => ({ value: section, label: sectionNames[section] }));

interface Props {
  readonly type: TypeCode;
  readonly onClose: () => void;
}

export function ScoreGuide({ type, onClose }: Props) {
  const [skill, setSkill] = useState<Section>(catalogue[type].section);
  const examType = useExamType();
  const types = typesOf(examType).filter((code) => skillsCounted(code, examType).includes(skill));
  const traits = traitsOf(types);
  return (
    <Dialog title="PTE Official score guide" onClose={onClose} size="lg">
      <Stack gap={18}>
        <section>
          <Title order={3} size="h5">
            This type: {catalogue[type].name}
          </Title>
          <Text mt={4}>{scoringRule(type)}</Text>
        </section>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Skill"
          data={choices}
          value={skill}
          onChange={(value) => setSkill(sectionSchema.parse(value))}
        />
        <section>
          <Title order={3} size="h5">
            {sectionNames[skill]}
          </Title>
          <Text mt={4}>{skillTexts[skill]}</Text>
        </section>
        {traits.length > 0 && (
          <section>
            <Title order={3} size="h5">
              Traits
            </Title>
            <Stack component="dl" gap={8} mt={6} className={styles['guide-traits']}>
              {traits.map((trait) => (
                <div key={trait}>
                  <dt>{trait}</dt>
                  <dd>{traitTexts[trait]}</dd>
                </div>
              ))}
            </Stack>
          </section>
        )}
        <section>
          <Title order={3} size="h5">
            Types that count for {skill}
          </Title>
          <TypesTable types={types} />
        </section>
        <section>
          <Title order={3} size="h5">
            Points and CEFR levels
          </Title>
          <CefrTable />
        </section>
        <Text size="sm" c="dimmed">
          These descriptions are ours, with the points that Ninety uses. The exam does not publish how it
          turns points into its scale from 10 to 90, so every such score on Ninety is an estimate.
        </Text>
      </Stack>
    </Dialog>
  );
}

const traitKeys = Object.keys(skillNames) as Trait[];

function traitsOf(types: readonly TypeCode[]): SkillName[] {
  const rubrics = types.map((code) => catalogue[code].rubrics?.['2025'].traits ?? {});
  return traitKeys
    .filter((trait) => rubrics.some((rubric) => trait in rubric))
    .map((trait) => skillNames[trait]);
}

function TypesTable({ types }: { readonly types: readonly TypeCode[] }) {
  return (
    <TableScroll label="Types and points">
      <table className={`${tableStyles['table']} ${tableStyles['of-words']}`}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {types.map((code) => (
            <tr key={code}>
              <th scope="row">{catalogue[code].name}</th>
              <td>{pointsOf(code)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function pointsOf(code: TypeCode): string {
  const { rubrics } = catalogue[code];
  if (!rubrics) return scoringRule(code);
  const [base, detailed] = [rubrics['2021'], rubrics['2025']];
  const inWords = maximaOf(detailed);
  return base.maximum === detailed.maximum
    ? inWords
    : `${inWords}. Before August 2025: ${base.maximum} in all`;
}

function maximaOf({ traits, maximum }: Rubric): string {
  const each = traitKeys.flatMap((trait) => {
    const points = traits[trait];
    return points === undefined ? [] : [`${skillNames[trait]} ${points}`];
  });
  return each.length === 1 ? each.join() : `${each.join(', ')}: ${maximum} in all`;
}

function CefrTable() {
  return (
    <TableScroll label="Points and CEFR levels">
      <table className={`${tableStyles['table']} ${tableStyles['of-words']}`}>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Points</th>
            <th scope="col">You understand and use</th>
          </tr>
        </thead>
        <tbody>
          {cefrLevels.map(({ level, points, meaning }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td className="digits">{points}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
