import type { CommandContext, Journal } from '#domain/core/journal.ts';
import {
  practiceMarksCodec,
  practiceMarksDecider,
  practiceMarksStream,
  type PracticeMarksCommand,
} from '#domain/practice/practice-marks.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import { execute } from '../core/command-handler.ts';

/** Marks questions of one type for a person. Visitors choose their ids, so they are kept apart from users. */
export function mark(
  journal: Journal,
  person: Person,
  type: TypeCode,
  command: PracticeMarksCommand,
  context: CommandContext,
) {
  const owner = personKey(person);
  if (owner === undefined) throw new TypeError('Marks are somebody’s');
  return execute(journal, {
    decider: practiceMarksDecider,
    codec: practiceMarksCodec,
    stream: practiceMarksStream(owner, type),
    context,
    commands: [command],
  });
}
