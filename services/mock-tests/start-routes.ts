import { reject } from '#domain/core/events/decision.ts';
import { freeTest } from '#domain/mock-tests/catalogue.ts';
import { startFreeMockTest, startMockTest, createRandomMockTest } from '#domain/mock-tests/contract.ts';
import { randomTestOf, type RandomTest } from '#domain/mock-tests/random-test.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Request, type Route } from '../http/route.ts';
import { drawRandomTest } from './draw-random-test.ts';
import { testOnOffer } from '../fixed-tests/test-on-offer.ts';
import type { SittingReplies } from '../sittings/sitting-replies.ts';
import { startSitting } from '../sittings/start.ts';

export function startRoutes(dependencies: Dependencies, { answer }: Pick<SittingReplies, 'answer'>): Route[] {
  async function startRandom(
    { quick, ...chosen }: RandomTest & { readonly quick?: true | undefined },
    request: Pick<Request<typeof startMockTest>, 'principal' | 'context' | 'now'>,
  ) {
    const { principal, context } = request;
    const test = await drawRandomTest(dependencies, chosen, principal, context);
    return answer(await startSitting(dependencies, { ...test, quick }, principal, context), request);
  }

  return [
    route(startMockTest, async (request) => {
      const { input, principal, context } = request;
      const { mockTestId, quick } = input;
      const random = randomTestOf(mockTestId);
      if (random) return startRandom({ ...random, quick }, request);
      const test = await testOnOffer(dependencies, mockTestId);
      if (!test || test.mockTestCategory === 'free') return reject('mock_test_not_found');
      return answer(await startSitting(dependencies, { ...test, quick }, principal, context), request);
    }),

    route(startFreeMockTest, async (request) => {
      const { principal, context } = request;
      const test = { ...freeTest, quick: request.input.quick };
      return answer(await startSitting(dependencies, test, principal, context), request);
    }),

    route(createRandomMockTest, (request) => startRandom(request.input, request)),
  ];
}
