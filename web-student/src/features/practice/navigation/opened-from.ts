import { uuidSchema } from '#domain/core/contract.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { readList, writeList, type PracticeList } from '#student/core/lists/question-list.ts';
import { readReview, writeReview } from '#student/core/lists/review-list.ts';
import { questionsOnPage } from '../api/page-of-list.ts';

export interface OpenedFrom {
  readonly questions: PracticeList;
  readonly review: readonly string[] | undefined;
  readonly getHref: (uid: string) => string;
  readonly backHref: string;
  readonly getBackHref: (place: number | null) => string;
  readonly backName: string;
}

const isOfList = (name: string) => name !== 'uid' && name !== 'attempt';

export function openedFrom(search: URLSearchParams): OpenedFrom {
  const uid = questionUidSchema.safeParse(search.get('uid')).data;
  const read = readList(search);
  const review = readReview(search);
  if (review) {
    const test = uuidSchema.safeParse(search.get('test')).data;
    const backHref = test === undefined ? paths.dashboard.getHref() : paths.mockTestResults.getHref(test);
    return {
      questions: { ...read, filter: uid === undefined ? {} : { type: typeOfUid(uid) } },
      review,
      getHref: (other) => paths.exercise.getHref(other, writeReview(review, test)),
      backHref,
      getBackHref: () => backHref,
      backName: test === undefined ? 'Dashboard' : 'Test result',
    };
  }
  const hasList = [...search.keys()].some(isOfList);
  const questions = hasList || uid === undefined ? read : { ...read, filter: { type: typeOfUid(uid) } };
  const written = hasList ? { ...writeList(read), ...emptyOf(search) } : {};
  const getBackHref = (place: number | null) => {
    const page = place === null ? 1 : Math.ceil(place / questionsOnPage);
    const { field, order } = questions.sort;
    // Without a sort, the address would use the last chosen sort, which changes the page.
    const later = page > 1 && { sort: field, order, page: String(page) };
    const back = new URLSearchParams({ ...writeList(questions), ...later }).toString();
    return back === '' ? paths.practice.path : `${paths.practice.path}?${back}`;
  };
  return {
    questions,
    review: undefined,
    getHref: (other) => paths.exercise.getHref(other, written),
    backHref: getBackHref(null),
    getBackHref,
    backName: 'Practice',
  };
}

/** Keeps "ALL" explicit: otherwise the list would default to the next question's type. */
function emptyOf(search: URLSearchParams): Record<string, string> {
  const names = ['section', 'exercise'].filter((name) => search.get(name) === 'ALL');
  return Object.fromEntries(names.map((name) => [name, 'ALL']));
}
