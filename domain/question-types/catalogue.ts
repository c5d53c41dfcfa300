import { lct } from './catalogue/entries/lct.ts';
import { lhs } from './catalogue/entries/lhs.ts';
import { liw } from './catalogue/entries/liw.ts';
import { lma } from './catalogue/entries/lma.ts';
import { lmw } from './catalogue/entries/lmw.ts';
import { lsa } from './catalogue/entries/lsa.ts';
import { lsq } from './catalogue/entries/lsq.ts';
import { lst } from './catalogue/entries/lst.ts';
import { lwb } from './catalogue/entries/lwb.ts';
import { lwd } from './catalogue/entries/lwd.ts';
import { rfb } from './catalogue/entries/rfb.ts';
import { rfg } from './catalogue/entries/rfg.ts';
import { rma } from './catalogue/entries/rma.ts';
import { rrp } from './catalogue/entries/rrp.ts';
import { rsa } from './catalogue/entries/rsa.ts';
import { sdi } from './catalogue/entries/sdi.ts';
import { sgd } from './catalogue/entries/sgd.ts';
import { sia } from './catalogue/entries/sia.ts';
import { sit } from './catalogue/entries/sit.ts';
import { sra } from './catalogue/entries/sra.ts';
import { srl } from './catalogue/entries/srl.ts';
import { srs } from './catalogue/entries/srs.ts';
import { ssq } from './catalogue/entries/ssq.ts';
import { wsc } from './catalogue/entries/wsc.ts';
import { wwe } from './catalogue/entries/wwe.ts';
import { wwm } from './catalogue/entries/wwm.ts';
import { wws } from './catalogue/entries/wws.ts';
import { allEntry, fallbackEntry, introEntry } from './catalogue/special-entries.ts';
import type { CatalogueEntry, TypeEntry } from './catalogue/type-entry.ts';

export { allEntry, fallbackEntry, introEntry };
export type { TypeStat } from './catalogue/stats.ts';
export type { CatalogueEntry, TypeEntry } from './catalogue/type-entry.ts';

const underCodes = <Entries extends { readonly [Code in keyof Entries & string]: TypeEntry<Code> }>(
  entries: Entries,
): { readonly [Code in keyof Entries & string]: TypeEntry<Code> } => entries;

/** Every type in menu order: document 2, section 3; the only list of codes, light enough for clients. */
export const catalogue = underCodes({
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
});

/** The entry of a uid (`RSA-0001`), code, `ALL` or `INTRO`; otherwise the fallback. */
export function entryOf(uidOrCode: string): CatalogueEntry {
  const [code = ''] = uidOrCode.split('-', 1);
  const known = Object.values<CatalogueEntry>(catalogue);
  return [...known, allEntry, introEntry].find((entry) => entry.uid === code) ?? fallbackEntry;
}
