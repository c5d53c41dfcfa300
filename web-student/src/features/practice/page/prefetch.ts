import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { queryClient } from '#student/core/query-client.ts';
import { preloadScreen } from '#student/mechanisms/registry.tsx';
import { questionQuery } from '#student/queries/question.ts';

export function prefetchExercise(search: URLSearchParams): void {
  const uid = questionUidSchema.safeParse(search.get('uid')).data;
  if (uid === undefined) return;
  preloadScreen(typeOfUid(uid));
  void queryClient.prefetchQuery(questionQuery(uid));
}
