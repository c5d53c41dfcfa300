import { createObservable } from './observable.ts';
import { isQuiet } from './quiet.ts';
import { codeOf, helpOf, isEndOfSession, messages } from './messages.ts';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'information' | 'problem';
  readonly help?: string | undefined;
  readonly seconds?: number | undefined;
  readonly action?: NoticeAction | undefined;
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export const notices = createObservable<readonly Notice[]>([]);
let lastId = 0;

/** Replaces a notice with the same text. */
export function notify(
  text: string,
  kind: Notice['kind'] = 'information',
  beside: Pick<Notice, 'help' | 'action' | 'seconds'> = {},
) {
  lastId += 1;
  const others = notices.get().filter((notice) => notice.text !== text);
  notices.set([...others, { id: lastId, text, kind, ...beside }]);
}

/** @param consequence the resulting state, for example that a setting did not change */
export function notifyFailure(error: unknown, consequence?: string) {
  const code = codeOf(error);
  const help = [helpOf(code), consequence].filter(Boolean).join(' ');
  notify(messages[code], 'problem', help === '' ? {} : { help });
}

export function dismissNotice(id: number) {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

export function dismissText(text: string) {
  notices.set(notices.get().filter((notice) => notice.text !== text));
}

export const noticeOfEnd = (): Notice | undefined => notices.get().find(({ text }) => isEndOfSession(text));

export const announcement = createObservable('');

/** Announces a change to screen readers, but not while an answer is being recorded. */
export function announce(text: string) {
  if (isQuiet.get()) return;
  // A live region ignores repeated text; a space at the end makes it new.
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
