import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { readList, writeList, type PracticeList } from '../../core/question-list.ts';

/** The list that a question was opened from, with the ways on in it and back to it. */
export interface OpenedFrom {
  readonly questions: PracticeList;
  readonly getHref: (uid: string) => string;
  readonly backHref: string;
}

const isOfList = (name: string) => name !== 'uid';

/** The list of an address; one that names none stands for all questions of the question's own type. */
export function openedFrom(search: URLSearchParams): OpenedFrom {
  const uid = questionUidSchema.safeParse(search.get('uid')).data;
  const read = readList(search);
  const isTold = [...search.keys()].some(isOfList);
  const questions = isTold || uid === undefined ? read : { ...read, filter: { type: typeOfUid(uid) } };
  const written = isTold ? { ...writeList(read), ...emptyOf(search) } : {};
  const back = new URLSearchParams(writeList(questions)).toString();
  return {
    questions,
    getHref: (other) => paths.exercise.getHref(other, written),
    backHref: back === '' ? paths.practice.path : `${paths.practice.path}?${back}`,
  };
}

/** "All" is said, not left out: otherwise the next question's own type would be meant. */
function emptyOf(search: URLSearchParams): Record<string, string> {
  const names = ['section', 'exercise'].filter((name) => search.get(name) === 'ALL');
  return Object.fromEntries(names.map((name) => [name, 'ALL']));
}
