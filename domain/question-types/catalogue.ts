import { lct } from './catalogue/entries/listening/lct.ts';
import { lhs } from './catalogue/entries/listening/lhs.ts';
import { liw } from './catalogue/entries/listening/liw.ts';
import { lma } from './catalogue/entries/listening/lma.ts';
import { lmw } from './catalogue/entries/listening/lmw.ts';
import { lsa } from './catalogue/entries/listening/lsa.ts';
import { lsq } from './catalogue/entries/listening/lsq.ts';
import { lst } from './catalogue/entries/listening/lst.ts';
import { lwb } from './catalogue/entries/listening/lwb.ts';
import { lwd } from './catalogue/entries/listening/lwd.ts';
import { rfb } from './catalogue/entries/reading/rfb.ts';
import { rfg } from './catalogue/entries/reading/rfg.ts';
import { rma } from './catalogue/entries/reading/rma.ts';
import { rrp } from './catalogue/entries/reading/rrp.ts';
import { rsa } from './catalogue/entries/reading/rsa.ts';
import { sdi } from './catalogue/entries/speaking/sdi.ts';
import { sgd } from './catalogue/entries/speaking/sgd.ts';
import { sia } from './catalogue/entries/speaking/sia.ts';
import { sit } from './catalogue/entries/speaking/sit.ts';
import { sra } from './catalogue/entries/speaking/sra.ts';
import { srl } from './catalogue/entries/speaking/srl.ts';
import { srs } from './catalogue/entries/speaking/srs.ts';
import { ssq } from './catalogue/entries/speaking/ssq.ts';
import { wsc } from './catalogue/entries/writing/wsc.ts';
import { wwe } from './catalogue/entries/writing/wwe.ts';
import { wwm } from './catalogue/entries/writing/wwm.ts';
import { wws } from './catalogue/entries/writing/wws.ts';
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
