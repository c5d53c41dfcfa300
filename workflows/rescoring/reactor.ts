import type { Journal } from '#domain/core/events/journal.ts';
import { revisionAt } from '#services/rescoring/question-revisions.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { rescoreQuestion } from './rescore-question.ts';

/** Rescores all answers to a question after a correction of its key. */
export function rescoringReactor(workflows: WorkflowStarter, journal: Journal): Reactor {
  return defineReactor({
    name: 'rescoring',
    version: 1,
    types: ['QuestionRevised'],
    async handle({ data, stream, revision: streamRevision, position, metadata }) {
      if (!data.changesKey) return;
      const { uid } = data.question;
      const revision = await revisionAt(journal, uid, streamRevision);
      const { correlationId } = metadata;
      const input = { uid, revision, position, correlationId };
      await workflows.start(`rescore_${stream}-${revision}`, rescoreQuestion, input, { mayWait: true });
    },
  });
}
