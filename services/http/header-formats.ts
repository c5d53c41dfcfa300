import { uuidFormat } from '../core/ids.ts';

/** Formats of our headers, for validation and for OpenAPI. */
export const headerFormats = {
  uuid: uuidFormat,
  position: /^[A-Za-z0-9_/+=.:-]{1,100}$/,
  ifMatch: /^(?:\*|"(\d{1,15})")$/,
  revision: /^"\d{1,15}"$/,
} as const;
