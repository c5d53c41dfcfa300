import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#domain/core/contract.ts';
import { endStudyPlan, fetchStudyPlan, saveStudyPlan } from '#domain/study-plan/contract.ts';
import type { PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { call } from '#student/core/api.ts';
import { timeZone } from '#student/core/preferences/time-zone.ts';

export type OwnStudyPlan = OutputOf<typeof fetchStudyPlan>['body'];
export type PlanItem = OwnStudyPlan['weeks'][number]['days'][number]['items'][number];

/** Includes today's estimated score; days follow the time zone of this device. */
export const studyPlanQuery = () =>
  queryOptions({
    queryKey: ['study-plan'],
    meta: { reads: ['attempts', 'sittings', 'reviews'] },
    queryFn: async ({ signal }) => (await call(fetchStudyPlan, { timeZone: timeZone() }, { signal })).body,
  });

export const savePlan = async (settings: PlanSettings) => void (await call(saveStudyPlan, settings));

export const endPlan = async () => void (await call(endStudyPlan, {}));
