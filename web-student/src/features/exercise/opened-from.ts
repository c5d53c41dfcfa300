import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { readList, writeList, type PracticeList } from '../../core/question-list.ts';
import { readReview, writeReview } from '../../core/review-list.ts';

/** The list that a question was opened from, with the ways on in it and back to it. */
export interface OpenedFrom {
  readonly questions: PracticeList;
  /** The questions of a review of what was missed, where the question was opened from one. */
  readonly review: readonly string[] | undefined;
  readonly getHref: (uid: string) => string;
  readonly backHref: string;
  readonly backName: string;
}

const isOfList = (name: string) => name !== 'uid' && name !== 'attempt';

/** The list of an address; one that names none stands for all questions of the question's own type. */
export function openedFrom(search: URLSearchParams): OpenedFrom {
  const uid = questionUidSchema.safeParse(search.get('uid')).data;
  const read = readList(search);
  const review = readReview(search);
  if (review) {
    return {
      questions: { ...read, filter: uid === undefined ? {} : { type: typeOfUid(uid) } },
      review,
      getHref: (other) => paths.exercise.getHref(other, writeReview(review)),
      backHref: paths.dashboard.getHref(),
      backName: 'Dashboard',
    };
  }
  const isTold = [...search.keys()].some(isOfList);
  const questions = isTold || uid === undefined ? read : { ...read, filter: { type: typeOfUid(uid) } };
  const written = isTold ? { ...writeList(read), ...emptyOf(search) } : {};
  const back = new URLSearchParams(writeList(questions)).toString();
  return {
    questions,
    review: undefined,
    getHref: (other) => paths.exercise.getHref(other, written),
    backHref: back === '' ? paths.practice.path : `${paths.practice.path}?${back}`,
    backName: 'Practice',
  };
}

/** "All" is said, not left out: otherwise the next question's own type would be meant. */
function emptyOf(search: URLSearchParams): Record<string, string> {
  const names = ['section', 'exercise'].filter((name) => search.get(name) === 'ALL');
  return Object.fromEntries(names.map((name) => [name, 'ALL']));
}
