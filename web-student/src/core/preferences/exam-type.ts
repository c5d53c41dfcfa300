import { examTypeSchema, type ExamType } from '#domain/accounts/exam-type.ts';
import { useSession } from '../session.ts';
import { browserStore, storageKeys } from '../storage.ts';

export function useExamType(): ExamType {
  const session = useSession();
  const kept = examTypeSchema.safeParse(browserStore.get(storageKeys.examSelected)).data;
  return session?.user.examType ?? kept ?? 'new_format';
}
