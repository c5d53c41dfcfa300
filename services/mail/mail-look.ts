import type { CSSProperties } from 'react';

/** The student client's colours, light and dark. */
const light = {
  ground: '#f6f7f9',
  sheet: '#ffffff',
  line: '#dfe4ea',
  text: '#202b39',
  dimmed: '#56677b',
  link: '#1864ab',
};
const dark = {
  ground: '#14191f',
  sheet: '#1c222b',
  line: '#343e4a',
  text: '#dde3ea',
  dimmed: '#aab5c2',
  link: '#74c0fc',
};
/** White text on it has a contrast above 4.5:1 in both schemes. */
const button = '#1971c2';

const font =
  "'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const text = { color: light.text, fontFamily: font, fontSize: '16px', lineHeight: '1.5', margin: '0 0 16px' };

export const styles = {
  ground: { backgroundColor: light.ground, padding: '24px 12px', margin: 0 },
  sheet: {
    backgroundColor: light.sheet,
    border: `1px solid ${light.line}`,
    borderRadius: '8px',
    borderCollapse: 'separate',
    padding: '24px 24px 8px',
    maxWidth: '560px',
  },
  foot: { maxWidth: '560px', padding: '16px 24px' },
  logo: { color: light.text, fontFamily: font, fontSize: '19px', fontWeight: 700, textDecoration: 'none' },
  title: {
    color: light.text,
    fontFamily: font,
    fontSize: '22px',
    fontWeight: 650,
    lineHeight: '1.3',
    margin: '20px 0 16px',
  },
  text,
  note: { ...text, color: light.dimmed, fontSize: '14px' },
  link: { color: light.link, textDecoration: 'underline' },
  list: { ...text, paddingLeft: '20px' },
  item: { margin: '0 0 6px' },
  quote: { ...text, borderLeft: `3px solid ${light.line}`, paddingLeft: '14px', whiteSpace: 'pre-wrap' },
  facts: { margin: '0 0 16px', borderCollapse: 'collapse' },
  factName: {
    color: light.dimmed,
    fontFamily: font,
    fontSize: '14px',
    lineHeight: '1.5',
    padding: '9px 12px 7px 0',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    width: '40%',
  },
  factValue: {
    color: light.text,
    fontFamily: font,
    fontSize: '16px',
    lineHeight: '1.5',
    padding: '7px 0',
    borderBottom: `1px solid ${light.line}`,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  action: {
    backgroundColor: button,
    borderRadius: '8px',
    color: '#ffffff',
    fontFamily: font,
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
} as const satisfies Record<string, CSSProperties>;

/** `!important` overrides the inline styles. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
td { overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body, .ground, .ground > tbody > tr > td, body > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .dimmed { color: ${dark.dimmed} !important; }
  .link { color: ${dark.link} !important; }
  .line, .quote { border-color: ${dark.line} !important; }
}`;
