import { uuidFormat } from '../core/ids.ts';

/** What the headers of our own may hold, for who checks them and for the document that tells of them. */
export const headerFormats = {
  /** `Idempotency-Key` and `Ninety-Visitor`: a UUID. */
  uuid: uuidFormat,
  /** `Ninety-After` and `Ninety-Position`. */
  position: /^[A-Za-z0-9_/+=.:-]{1,100}$/,
  /** `If-Match`: any, or the revision as `ETag` gave it. */
  ifMatch: /^(?:\*|"(\d{1,15})")$/,
  /** `ETag`. */
  revision: /^"\d{1,15}"$/,
} as const;
