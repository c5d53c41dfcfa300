import type { SampleQuestion } from '#domain/content/site-page.ts';
import type { Instant } from '#domain/core/instant.ts';
import { isInPractice } from '#domain/practice/access.ts';
import { trackOf } from '#domain/question-types/recording.ts';
import { listQuestions } from '#projections/questions/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { shownQuestion } from '../../questions/shown-question.ts';
import type { Article } from '../content.ts';

const most = 5;
const anyone = { visitorId: '00000000-0000-0000-0000-000000000000' };

export async function listSamples(
  { bank, readModels, signedFiles }: Pick<Dependencies, 'bank' | 'readModels' | 'signedFiles'>,
  type: NonNullable<Article['samples']>,
  now: Instant,
): Promise<SampleQuestion[]> {
  const { questions } = await listQuestions(readModels.db, anyone, {
    filter: { type, free: true },
    sort: { field: 'uid', order: 'asc' },
    offset: 0,
    limit: most,
  });
  const found = await Promise.all(questions.map(({ uid }) => bank.get(uid)));
  return found.flatMap((one) => {
    if (!one || !isInPractice(one) || one.status === 'retired' || !one.question.free) return [];
    const view = shownQuestion(signedFiles, one.question, now);
    const { uid, title } = view;
    const track = trackOf(view);
    return [
      {
        uid,
        title,
        href: `/exercise?${new URLSearchParams({ uid }).toString()}`,
        ...(view.type === 'SRA' && { text: view.topic }),
        ...(track !== undefined && { sound: `/api/aws/getAudioFile/${encodeURIComponent(track)}` }),
      },
    ];
  });
}
