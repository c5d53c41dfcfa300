import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const slate: MantineColorsTuple = [
  '#f3f5f8',
  '#e5e9ef',
  '#cbd3dd',
  '#adb9c7',
  '#8c9bae',
  '#6f8196',
  '#56677b',
  '#425366',
  '#324052',
  '#202b39',
];
const dark: MantineColorsTuple = [
  '#dde3ea',
  '#c5ced8',
  '#aab5c2',
  '#7d8a99',
  '#414c5a',
  '#343e4a',
  '#28303a',
  '#1c222b',
  '#14191f',
  '#0e1216',
];
const purple: MantineColorsTuple = [
  '#f3f0ff',
  '#e5dbff',
  '#d0bfff',
  '#b197fc',
  '#9775fa',
  '#845ef7',
  '#7950f2',
  '#7048e8',
  '#6741d9',
  '#5f3dc4',
];

export const theme = createTheme({
  colors: { slate, dark, purple },
  primaryColor: 'blue',
  // Shade 8 of every category colour has at least 4.5:1 contrast with white text, except yellow, which no button uses.
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  // No other sizes: 14, 16, 20, 28, 40.
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  fontWeights: { medium: '550', bold: '650' },
  // The specification's desktop layout starts at 900 px.
  breakpoints: { xs: '30em', sm: '40em', md: '56.25em', lg: '75em', xl: '88em' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.5rem', lineHeight: '1.15' },
      h2: { fontSize: '1.75rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
      h4: { fontSize: '1.25rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.5' },
      h6: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  components: {
    // Mantine adds a focusable placeholder before the first item, which ARIA does not allow in a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Touch screens get a larger button with the same icon.
    CloseButton: { defaultProps: { iconSize: 18 } },
  },
});

/** Mantine's own greys and reds fall below 4.5:1 in places. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': slate[6],
    '--mantine-color-placeholder': slate[6],
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-text': slate[9],
    // Secondary buttons are slate, so that they do not compete with the primary one.
    '--mantine-color-default-color': slate[7],
    '--mantine-color-default-border': slate[2],
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': '#ff8787',
    '--mantine-color-default-color': dark[1],
    // The darkest slate would hardly differ from the page.
    '--mantine-color-slate-light': dark[6],
  },
});
