import { reject } from '#domain/core/events/decision.ts';
import * as contract from '#domain/questions/admin-contract.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { countAttemptsByRevision } from '#projections/attempts/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { draftQuestion, publishQuestion, retireQuestion, reviseQuestion } from './commands.ts';
import { missingFileOf } from './missing-file.ts';
import { readQuestionHistory } from './question-history.ts';
import { uploadQuestionPicture } from './upload-picture.ts';
import { uploadQuestionTrack } from './upload-track.ts';

/** The bank for admins. `ETag` and `If-Match` carry the stream's revision, against lost updates. */
export function questionAdminRoutes({
  journal,
  readModels,
  files,
  questionFiles,
  signedFiles,
}: Dependencies): Route[] {
  const dependencies = { journal };
  return [
    route(contract.draftQuestion, async ({ input: { question }, context }) => {
      if (typeOfUid(question.uid) !== question.type) {
        return {
          rejected: 'invalid_input',
          fields: { 'question.uid': `A question of this type is named like ${question.type}-0001.` },
        };
      }
      const drafted = await draftQuestion(dependencies, question, context);
      if ('rejected' in drafted) return drafted;
      return done({ uid: question.uid, revision: drafted.state.revision }, drafted);
    }),

    route(contract.publishQuestion, async ({ input: { uid }, context, expectedRevision }) => {
      const question = (await readQuestionHistory(journal, uid))?.revisions.at(-1)?.question;
      const missing = question && (await missingFileOf(questionFiles, question));
      if (missing) return reject(missing);
      const published = await publishQuestion(dependencies, uid, context, expectedRevision);
      return 'rejected' in published
        ? published
        : done({ uid, revision: published.state.revision }, published);
    }),

    route(contract.uploadQuestionTrack, async ({ input: { uid }, context, upload }) => {
      const sent = await uploadQuestionTrack({ journal, files }, uid, context.commandId, upload);
      if ('rejected' in sent) return sent;
      const { track, durationMs, bytes } = sent.uploaded;
      return done({ track, durationMs, bytes }, sent);
    }),

    route(contract.uploadQuestionPicture, async ({ input: { uid }, upload }) => {
      const sent = await uploadQuestionPicture({ journal, files }, uid, upload);
      if ('rejected' in sent) return sent;
      const { image, width, height, bytes } = sent.uploaded;
      return done({ image, width, height, bytes }, sent);
    }),

    route(contract.fetchPlayableTrack, async ({ input: { track }, now }) => {
      if (!(await questionFiles.selectOptionalFile(track))) return reject('track_missing');
      return { status: 200, body: { track: signedFiles.sign(track, now) } };
    }),

    route(contract.fetchViewablePicture, async ({ input: { image }, now }) => ({
      status: 200,
      body: { image: signedFiles.sign(image, now) },
    })),

    route(contract.reviseQuestion, async ({ input, context, expectedRevision }) => {
      const missing = await missingFileOf(questionFiles, input.question);
      if (missing) return reject(missing);
      const revised = await reviseQuestion(dependencies, input, context, expectedRevision);
      if ('rejected' in revised) return revised;
      const { revision, keyRevision, question } = revised.state;
      // An unchanged question has no new key, whatever the revision before changed.
      const changesKey = revised.changed && keyRevision === revision;
      return done({ uid: question.uid, revision, changesKey }, revised);
    }),

    route(contract.retireQuestion, async ({ input, context, expectedRevision }) => {
      const retired = await retireQuestion(dependencies, input, context, expectedRevision);
      if ('rejected' in retired) return retired;
      return done({ uid: input.uid, revision: retired.state.revision }, retired);
    }),

    route(
      contract.fetchQuestionRevisions,
      async ({ input: { uid } }) => {
        const [history, counts] = await Promise.all([
          readQuestionHistory(journal, uid),
          countAttemptsByRevision(readModels.db, uid),
        ]);
        if (!history) return reject('question_not_found');
        const attemptsOf = new Map(counts.map(({ revision, attempts }) => [revision, attempts]));
        const revisions = history.revisions
          .map((revised) => ({ ...revised, attempts: attemptsOf.get(revised.revision) ?? 0 }))
          .toReversed();
        return done({ status: history.present.status, revisions }, { revision: history.streamRevision });
      },
      { reads: ['attempts'] },
    ),
  ];
}
