import { createObservable } from './observable.ts';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'information' | 'problem';
}

export const notices = createObservable<readonly Notice[]>([]);
let lastId = 0;

/** Shows a short message at the edge of the page; the same text is never there twice. */
export function notify(text: string, kind: Notice['kind'] = 'information') {
  lastId += 1;
  notices.set([...notices.get().filter((notice) => notice.text !== text), { id: lastId, text, kind }]);
}

export function dismissNotice(id: number) {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

export const announcement = createObservable('');

/** Says something to screen readers that the eye sees anyway. */
export function announce(text: string) {
  // A live region is silent about the text it holds already; a space at the end makes it new.
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
