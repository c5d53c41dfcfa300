import { allEntry, fallbackEntry, introEntry } from './catalogue/special-entries.ts';
import type { CatalogueEntry, TypeEntry } from './catalogue/type-entry.ts';
import { entry as lct } from './lct/entry.ts';
import { entry as lhs } from './lhs/entry.ts';
import { entry as liw } from './liw/entry.ts';
import { entry as lma } from './lma/entry.ts';
import { entry as lmw } from './lmw/entry.ts';
import { entry as lsa } from './lsa/entry.ts';
import { entry as lsq } from './lsq/entry.ts';
import { entry as lst } from './lst/entry.ts';
import { entry as lwb } from './lwb/entry.ts';
import { entry as lwd } from './lwd/entry.ts';
import { entry as rfb } from './rfb/entry.ts';
import { entry as rfg } from './rfg/entry.ts';
import { entry as rma } from './rma/entry.ts';
import { entry as rrp } from './rrp/entry.ts';
import { entry as rsa } from './rsa/entry.ts';
import { entry as sdi } from './sdi/entry.ts';
import { entry as sgd } from './sgd/entry.ts';
import { entry as sia } from './sia/entry.ts';
import { entry as sit } from './sit/entry.ts';
import { entry as sra } from './sra/entry.ts';
import { entry as srl } from './srl/entry.ts';
import { entry as srs } from './srs/entry.ts';
import { entry as ssq } from './ssq/entry.ts';
import { entry as wsc } from './wsc/entry.ts';
import { entry as wwe } from './wwe/entry.ts';
import { entry as wwm } from './wwm/entry.ts';
import { entry as wws } from './wws/entry.ts';
import { typeCodes, type TypeCode } from './type-code.ts';

export { allEntry, fallbackEntry, introEntry };
export type { TypeStat } from './catalogue/stats.ts';
export type { CatalogueEntry, TypeEntry } from './catalogue/type-entry.ts';

/** Every question type's entry. It imports no schema and no scorer, so that a client can load it alone. */
export const catalogue: { readonly [Code in TypeCode]: TypeEntry<Code> } = {
  RSA: rsa,
  RMA: rma,
  RRP: rrp,
  RFG: rfg,
  RFB: rfb,
  LSA: lsa,
  LMA: lma,
  LSQ: lsq,
  LWD: lwd,
  LHS: lhs,
  LIW: liw,
  LWB: lwb,
  LST: lst,
  LCT: lct,
  LMW: lmw,
  SRA: sra,
  SRS: srs,
  SSQ: ssq,
  SGD: sgd,
  SDI: sdi,
  SIT: sit,
  SIA: sia,
  SRL: srl,
  WWM: wwm,
  WWE: wwe,
  WWS: wws,
  WSC: wsc,
};

/**
 * The entry of a question's uid (`RSA-0001`), of a code (`RSA`), of `ALL` or of `INTRO`; the fallback, which is empty
 * but for its target time, for anything else.
 */
export function entryOf(uidOrCode: string): CatalogueEntry {
  const [code = ''] = uidOrCode.split('-', 1);
  const known = typeCodes.find((candidate) => candidate === code);
  if (known) return catalogue[known];
  return [allEntry, introEntry].find((entry) => entry.uid === code) ?? fallbackEntry;
}
