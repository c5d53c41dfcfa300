import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import * as adminContract from '#domain/inbox/admin-contract.ts';
import * as contract from '#domain/inbox/contract.ts';
import * as rules from '#domain/inbox/conversation.ts';
import { listConversations, listConversationsOf } from '#projections/conversations/queries.ts';
import { personKey } from '#projections/progress/person.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { personOf } from '../identity/principal.ts';
import { contactRoutes, emptyMessage } from './contact-routes.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  const reads = ['conversations'] as const;

  const writerOf = async (conversationId: string) => {
    const name = rules.conversationStream.nameOf(conversationId);
    const [first] = await journal.read(rules.conversationStream, name, { maxCount: 1 });
    return first && { userId: first.metadata.userId, visitorId: first.metadata.visitorId };
  };
  /** An answer is part of the writer's history, encrypted with the writer's key; the actor is the team member. */
  const aboutWriter = async (context: CommandContext, conversationId: string) => {
    const writer = await writerOf(conversationId);
    if (!writer) return undefined;
    const { userId: _userId, visitorId: _visitorId, ...rest } = context;
    const { userId, visitorId } = writer;
    return {
      ...rest,
      ...(userId !== undefined && { userId }),
      ...(visitorId !== undefined && { visitorId }),
    };
  };

  return [
    ...contactRoutes(dependencies),

    route(
      contract.fetchConversations,
      async ({ principal }) => {
        const personId = personKey(personOf(principal)) ?? '';
        const rows = await listConversationsOf(readModels.db, personId, contract.conversationsListed);
        const conversations = rows.map(({ messages, ...row }) => ({
          ...row,
          messages: messages.map(({ from, text, at }) => ({
            from: from === 'team' ? ('team' as const) : ('you' as const),
            text,
            at,
          })),
        }));
        return { status: 200, body: { conversations } };
      },
      { reads },
    ),

    route(contract.continueConversation, async ({ input, principal, context }) => {
      const { conversationId } = input;
      const message = input.message.trim();
      if (message === '') return emptyMessage;
      const writer = await writerOf(conversationId);
      if (!writer || personKey(writer) !== personKey(personOf(principal)))
        return reject('conversation_not_found');
      const sent = await handle(journal, rules.conversationStream, conversationId, context, (state) =>
        rules.continueConversation(state, { message }),
      );
      return 'rejected' in sent ? sent : done({}, sent);
    }),

    ...adminResourceRoutes(adminContract.adminConversations, {
      reads,
      list: (query) => listConversations(readModels.db, query),
      complete: async (row) => ({ row: row as adminContract.WholeConversation }),
    }),
    route(adminContract.answerConversation, async ({ input: { conversationId, reply }, context }) => {
      const about = await aboutWriter(context, conversationId);
      if (!about) return reject('conversation_not_found');
      const answered = await handle(journal, rules.conversationStream, conversationId, about, (state) =>
        rules.answerConversation(state, { reply }),
      );
      return 'rejected' in answered ? answered : done({}, answered);
    }),
    route(adminContract.closeConversation, async ({ input: { conversationId }, context }) => {
      const about = await aboutWriter(context, conversationId);
      if (!about) return reject('conversation_not_found');
      const closed = await handle(
        journal,
        rules.conversationStream,
        conversationId,
        about,
        rules.closeConversation,
      );
      return 'rejected' in closed ? closed : done({}, closed);
    }),
  ];
}
