import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import { Defect } from '#domain/core/defect.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import { findContent, rateContent, type ContentFindings } from '../content/content.ts';
import { findEmail, rateEmail, type EmailFindings } from '../content/email-conventions.ts';
import type { WritingFacts } from '../facts.ts';
import { findForm, rateForm, type FormFindings } from '../form.ts';
import { findRange, rateRange, type RangeFindings } from '../language/linguistic-range.ts';
import { findMistakes, rateGrammar, rateSpelling, type MistakeFindings } from '../language/mistakes.ts';
import { findOrganization, rateOrganization, type OrganizationFindings } from '../content/organization.ts';
import type { Rated } from '../../rated.ts';
import { findStructure, rateStructure, type StructureFindings } from '../content/structure.ts';
import { findVocabulary, rateVocabulary, type VocabularyFindings } from '../language/vocabulary.ts';

/** All inputs of the traits: changing one here shows its effect on the score. */
export interface Findings {
  readonly form: FormFindings;
  readonly content: ContentFindings;
  readonly mistakes: MistakeFindings;
  readonly vocabulary: VocabularyFindings;
  readonly range: RangeFindings;
  readonly structure: StructureFindings;
  readonly organization: OrganizationFindings;
  readonly email: EmailFindings;
}

export function findAll(task: WritingTask, facts: WritingFacts): Findings {
  return {
    form: findForm(task.type, facts.text),
    content: findContent(task, facts),
    mistakes: findMistakes(task.type, facts),
    vocabulary: findVocabulary(task, facts),
    range: findRange(facts),
    structure: findStructure(facts),
    organization: findOrganization(facts),
    email: findEmail(task, facts.text),
  };
}

const rules: Partial<Readonly<Record<Trait, (findings: Findings) => Rated>>> = {
  content: ({ content }) => rateContent(content),
  form: ({ form }) => rateForm(form),
  structure: ({ structure }) => rateStructure(structure),
  grammar: ({ mistakes }) => rateGrammar(mistakes),
  linguisticRange: ({ range }) => rateRange(range),
  vocabulary: ({ vocabulary }) => rateVocabulary(vocabulary),
  spelling: ({ mistakes }) => rateSpelling(mistakes),
  emailConventions: ({ email }) => rateEmail(email),
  organization: ({ organization }) => rateOrganization(organization),
};

/** @throws Defect for a trait of speech */
export function rate(trait: Trait, findings: Findings): Rated {
  const rule = rules[trait];
  if (!rule) throw new Defect(`No written answer has the trait ${trait}`);
  return rule(findings);
}
