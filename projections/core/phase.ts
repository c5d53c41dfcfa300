import { sql, type RawBuilder } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';

/** A view with the column `status`: `coming`, `running` or `over`, by `start_time` and `end_time`. */
export const withPhase = (view: 'surveys' | 'perks' | 'promotions', now: Instant): RawBuilder<unknown> =>
  sql`(select *, case
      when end_time::timestamptz <= ${now}::timestamptz then 'over'
      when start_time::timestamptz <= ${now}::timestamptz then 'running'
      else 'coming' end as status
    from read_models.${sql.ref(view)}) as ${sql.ref(view)}`;
