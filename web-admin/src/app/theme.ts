import type { ThemeOptions } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

type Components = NonNullable<RaThemeOptions['components']>;

const lists: Components = {
  // Otherwise the layout grows to the width of its widest list, and the page with it.
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  // By default this is a white block on the grey page on phones. The buttons are next to the filters, or below them in
  // narrow windows.
  RaListToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent !important',
        flexWrap: 'wrap',
        rowGap: 4,
        paddingBlock: 8,
        '@media (max-width: 599px)': { flexDirection: 'column' },
      },
    },
  },
  // Otherwise a long label overlaps the arrow of its field.
  RaFilterForm: {
    styleOverrides: {
      root: {
        flex: '1 1 0 !important',
        padding: 0,
        rowGap: 4,
        '@media (min-width: 600px)': {
          minHeight: '0 !important',
          minWidth: 280,
          '& :where(.MuiFormControl-root)': { minWidth: 200 },
        },
        // The spacer separates adjacent fields; on a phone the fields are below each other.
        '@media (max-width: 599px)': {
          flex: 'none !important',
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent !important',
        '@media (max-width: 599px)': { minHeight: 44, paddingBlock: 4 },
      },
    },
  },
};

const inputs: Components = {
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
};

const shared = (accent: string, line: string, bar: string, text: string): RaThemeOptions => ({
  shape: { borderRadius: 8 },
  sidebar: { width: 236, closedWidth: 56 },
  typography: { fontFamily, h6: { fontWeight: 650, fontSize: '1.05rem' }, button: { textTransform: 'none' } },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '*:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            transitionDuration: '0.01ms !important',
            animationDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: {
          backgroundColor: bar,
          color: text,
          backgroundImage: 'none',
          borderBottom: `1px solid ${line}`,
        },
      },
    },
    RaSkipNavigationButton: {
      styleOverrides: { root: { color: `${text} !important`, '@media print': { display: 'none' } } },
    },
    ...lists,
    ...inputs,
    // The bar that saves a form has the colour of the form instead of another grey.
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: `${bar} !important`, borderTop: `1px solid ${line}` } },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          marginInline: 4,
          paddingInline: 12,
          '&.RaMenuItemLink-active': { backgroundColor: `${accent}1f`, fontWeight: 650 },
          '&.RaMenuItemLink-active .RaMenuItemLink-icon': { color: accent },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: line } } },
    MuiTableCell: { styleOverrides: { root: { borderColor: line }, head: { fontWeight: 650 } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
  },
});

type Own = RaThemeOptions & Required<Pick<RaThemeOptions, 'palette'>>;

const merge = (base: ThemeOptions, own: Own): RaThemeOptions => ({
  ...base,
  ...own,
  components: { ...base.components, ...own.components },
});

export const lightTheme = merge(defaultLightTheme, {
  ...shared('#1864ab', '#e5e9ef', '#ffffff', '#202b39'),
  palette: {
    mode: 'light',
    primary: { main: '#1864ab' },
    info: { main: '#1864ab' },
    secondary: { main: '#1864ab' },
    error: { main: '#c92a2a' },
    success: { main: '#2b7a3d' },
    warning: { main: '#a15c00' },
    text: { primary: '#202b39', secondary: '#56677b' },
    background: { default: '#f6f8fa', paper: '#ffffff' },
    divider: '#e5e9ef',
  },
});

export const darkTheme = merge(defaultDarkTheme, {
  ...shared('#74c0fc', '#343e4a', '#1c222b', '#dde3ea'),
  palette: {
    mode: 'dark',
    primary: { main: '#74c0fc' },
    info: { main: '#74c0fc' },
    secondary: { main: '#74c0fc' },
    error: { main: '#ff8787' },
    success: { main: '#69db7c' },
    warning: { main: '#ffc078' },
    text: { primary: '#dde3ea', secondary: '#aab5c2' },
    background: { default: '#14191f', paper: '#1c222b' },
    divider: '#343e4a',
  },
});
