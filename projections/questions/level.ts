import { sql, type RawBuilder } from 'kysely';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import { label, leadAt, levelChances, newStudent } from '#domain/questions/rating.ts';
import type { Person } from '../progress/person.ts';
import { studentRow } from '../question-figures/projection.ts';

/** Adds the rating `f` and the person's `level` in the skill; visitors and unrated persons are average. */
export function joinLevel(person: Person): RawBuilder<unknown> {
  const student = 'userId' in person ? studentRow(person.userId) : '';
  const types = typeCodes.map((type) => sql`(${type}::text, ${catalogue[type].section}::text)`);
  return sql`
    left join read_models.question_figures f on f.uid = q.uid and f.kind = 'question'
    join (
      select types.type,
        coalesce((s.student #>> array['levels', types.skill, 'place'])::double precision,
          ${newStudent.place}::double precision) as place
      from (values ${sql.join(types)}) types (type, skill)
      left join read_models.question_figures s on s.id = ${student}
    ) level on level.type = q.type`;
}

/** The person's lead over the question, in logits; an unrated question uses its label. */
export const lead = sql<number>`
  (level.place - coalesce(f.place, (q.difficulty - ${label.middle}::integer) * ${label.step}::double precision))`;

export const isAtLevel = sql<boolean>`(${lead} between ${leadAt(levelChances.least)}::double precision
  and ${leadAt(levelChances.most)}::double precision)`;

export const chance = sql<number>`(1 / (1 + exp(-${lead})))`;
