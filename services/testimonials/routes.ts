import type { OpenAccount } from '#domain/accounts/account.ts';
import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as adminContract from '#domain/testimonials/admin-contract.ts';
import * as contract from '#domain/testimonials/contract.ts';
import * as rules from '#domain/testimonials/testimonial.ts';
import { averageRating, listApproved, listTestimonials } from '#projections/testimonials/queries.ts';
import { readUser } from '../accounts/read-user.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import type { LoggedIn } from '../identity/principal.ts';
import { readTestimonials } from './read-testimonials.ts';

const most = 100;

/** A public id that does not reveal the author. */
const testimonialIdOf = (userId: string) => derivedId('testimonial', userId);

/** Ratings and testimonials: specification, document 1, sections 4, 5 and 7. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  const send = <Code extends string>(
    userId: string,
    sender: CommandContext,
    decide: (state: rules.Testimonials) => Decision<rules.TestimonialEvent, Code>,
  ) => handle(journal, rules.testimonialStream, userId, { ...sender, userId }, decide);
  const userNow = (account: OpenAccount, now: Instant) => readUser(dependencies, account, now);
  const setAsking = async (
    { principal: { userId, account }, context }: Asked,
    decide: (state: rules.Testimonials) => Decision<rules.TestimonialEvent>,
  ) => {
    const changed = await send(userId, context, decide);
    return 'rejected' in changed ? changed : done({ user: await userNow(account, context.at) }, changed);
  };
  const list = async (limit: number, order: 'newest' | 'best') => {
    const rows = await listApproved(readModels.db, { limit, order });
    const testimonials = rows.map(({ userId, ...shown }) => ({
      ...shown,
      testimonialId: testimonialIdOf(userId),
      isApproved: true,
    }));
    return { status: 200 as const, body: { testimonials } };
  };

  return [
    route(contract.leaveRating, async ({ input: { rating }, principal: { userId, account }, context }) => {
      const rated = await send(userId, context, (state) => rules.leaveRating(state, { rating }));
      if ('rejected' in rated) return rated;
      const user = await userNow(account, context.at);
      return done({ _id: testimonialIdOf(userId), rating, user }, rated);
    }),

    route(contract.leaveTestimonial, async ({ input, principal: { userId, account }, context }) => {
      const testimonialId = testimonialIdOf(userId);
      if (input.testimonialId !== undefined && input.testimonialId !== testimonialId) {
        return reject('testimonial_not_found');
      }
      const { header, quote } = input;
      const left = await send(userId, context, (state) => rules.leaveTestimonial(state, { header, quote }));
      if ('rejected' in left) return left;
      const { rating = 0, testimonial } = left.state;
      const isApproved = testimonial?.status === 'approved';
      const user = await userNow(account, context.at);
      return done({ testimonial: { testimonialId, header, quote, isApproved, rating }, user }, left);
    }),

    route(contract.fetchOwnTestimonial, async ({ principal: { userId } }) => {
      const { rating = null, testimonial } = await readTestimonials(journal, userId);
      const isReadable = testimonial && !isErased(testimonial.header) && !isErased(testimonial.quote);
      const { header, quote, status } = testimonial ?? {};
      const own =
        isReadable && typeof header === 'string' && typeof quote === 'string' && status
          ? { header, quote, status }
          : null;
      return { status: 200, body: { rating, testimonial: own } };
    }),

    route(contract.postponeTestimonial, (sent) =>
      setAsking(sent, (state) => rules.postponeTestimonial(state, { now: sent.now })),
    ),
    route(contract.refuseTestimonial, (sent) => setAsking(sent, rules.refuseTestimonial)),

    route(contract.fetchTestimonials, () => list(most, 'newest'), { reads: ['testimonials'] }),
    route(contract.fetchTestimonialsEight, () => list(8, 'best'), { reads: ['testimonials'] }),
    route(
      contract.fetchAverageRating,
      async () => ({ status: 200, body: await averageRating(readModels.db) }),
      { reads: ['testimonials'] },
    ),

    ...adminResourceRoutes(adminContract.adminTestimonials, {
      reads: ['testimonials'],
      list: (query) => listTestimonials(readModels.db, query),
    }),
    route(adminContract.approveTestimonial, async ({ input: { userId, reason }, context }) => {
      const approved = await send(userId, context, (state) => rules.approveTestimonial(state, { reason }));
      return 'rejected' in approved ? approved : done({}, approved);
    }),
    route(adminContract.withdrawTestimonial, async ({ input: { userId, reason }, context }) => {
      const withdrawn = await send(userId, context, (state) => rules.withdrawTestimonial(state, { reason }));
      return 'rejected' in withdrawn ? withdrawn : done({}, withdrawn);
    }),
  ];
}

interface Asked {
  readonly principal: LoggedIn;
  readonly context: CommandContext;
}
