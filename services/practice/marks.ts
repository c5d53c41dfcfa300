import { Defect } from '#domain/core/defect.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import {
  practiceMarksId,
  practiceMarksStream,
  type PracticeMarks,
  type PracticeMarksEvent,
} from '#domain/practice/practice-marks.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import { handle } from '../core/handle.ts';

/** Marks questions of one type for a person. Visitors choose their ids, so they are kept apart from users. */
export function mark(
  journal: Journal,
  person: Person,
  type: TypeCode,
  context: CommandContext,
  decide: (marks: PracticeMarks) => Decision<PracticeMarksEvent>,
) {
  const owner = personKey(person);
  if (owner === undefined) throw new Defect('Marks belong to a person');
  return handle(journal, practiceMarksStream, practiceMarksId(owner, type), context, decide);
}
