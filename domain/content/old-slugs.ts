/** Posts that moved: specification, document 1, section 2. It names the old slugs; the new ones are ours. */
export const oldSlugs: Readonly<Record<string, string>> = {
  'ielts-to-pte': 'moving-from-ielts-to-pte',
  'pte-exam-tips': 'the-week-before-the-exam',
  'pte-reading-tips': 'reading-section-guide',
  'how-to-write-an-excellent-pte-essay': 'how-to-write-the-essay',
  'pte-written-discourse': 'writing-section-guide',
  'pte-reading-format': 'reading-section-guide',
  'pte-listening-format': 'listening-section-guide',
  'pte-speaking-format': 'speaking-section-guide',
  'pte-writing-format': 'writing-section-guide',
  'pte-vocabulary': 'academic-words-worth-learning',
  'pte-linking-words': 'linking-words',
  'pte-guide': 'all-question-types-explained',
};

export const presentSlug = (slug: string): string => oldSlugs[slug] ?? slug;
