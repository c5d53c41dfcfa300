import { Text } from '@mantine/core';
import { sections, type Section } from '#domain/question-types/section.ts';

interface Props {
  readonly overall: { readonly value: number };
  readonly skills: { readonly [Skill in Section]?: { readonly value: number } };
}

/** How the skills make up the overall score: ADR 126. */
export function WhyOverall({ overall, skills }: Props) {
  return (
    <details className="quiet-summary">
      <summary>Why {overall.value}?</summary>
      <Text size="sm" className="digits">
        The overall score is the average of the four skills: (
        {sections.map((skill) => skills[skill]?.value).join(' + ')}) ÷ 4 = {overall.value}.
      </Text>
    </details>
  );
}
