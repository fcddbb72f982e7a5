/**
 * Colour roles, light and dark. The page is warm ivory, text is aubergine, marigold is the accent. `palette.test.ts`
 * checks 4.5:1 for text and 3:1 for graphics.
 */
import type { PaletteOptions } from '@mui/material/styles';

export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: '#5B2150', dark: '#421439', light: '#7D4472', contrastText: '#FFFAF0' },
  secondary: { main: '#F2A71B', dark: '#DE940A', light: '#F8C765', contrastText: '#2A1728' },
  accent: {
    main: '#F2A71B',
    contrastText: '#2A1728',
    text: '#8A4F00',
    soft: '#FCEBC8',
    graphic: '#B86E00',
  },
  band: {
    main: '#32162F',
    raised: '#43233F',
    text: '#FCF3E4',
    textSecondary: '#DCC8D2',
    line: '#5A3A55',
  },
  background: { default: '#FBF7EF', paper: '#FFFDF9', sunk: '#F3ECDF' },
  text: { primary: '#2A1728', secondary: '#67546A', disabled: '#8D7F8C' },
  line: { soft: '#E6DCCD', strong: '#8C7A86' },
  divider: '#E6DCCD',
  focus: '#A84B00',
  success: { main: '#2B6A3D', dark: '#1F5230', light: '#DDEFDF', contrastText: '#FFFFFF' },
  error: { main: '#AF2A20', dark: '#8C1D15', light: '#FAE1DC', contrastText: '#FFFFFF' },
  warning: { main: '#8A4F00', dark: '#6B3D00', light: '#FCEBC8', contrastText: '#FFFFFF' },
  info: { main: '#3B4F8C', dark: '#2C3D70', light: '#E4E7F3', contrastText: '#FFFFFF' },
  action: { hover: 'rgba(91, 33, 80, 0.06)', selected: 'rgba(91, 33, 80, 0.1)' },
};

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#F5E4C8', dark: '#FFF3DD', light: '#D8C3A0', contrastText: '#2A1728' },
  secondary: { main: '#F4B440', dark: '#FFC65C', light: '#F8CF85', contrastText: '#2A1728' },
  accent: {
    main: '#F4B440',
    contrastText: '#2A1728',
    text: '#F6C15C',
    soft: '#463016',
    graphic: '#F4B440',
  },
  band: {
    main: '#2B1729',
    raised: '#3B2238',
    text: '#FCF3E4',
    textSecondary: '#D6C2CC',
    line: '#553A50',
  },
  background: { default: '#171018', paper: '#221823', sunk: '#100A11' },
  text: { primary: '#F7EEE3', secondary: '#C9B8C4', disabled: '#8B7C88' },
  line: { soft: '#3B2D3B', strong: '#8F7C8B' },
  divider: '#3B2D3B',
  focus: '#FFC65C',
  success: { main: '#8CD19B', dark: '#A9E0B5', light: '#1E3A26', contrastText: '#10220F' },
  error: { main: '#FF9E90', dark: '#FFB9AF', light: '#4C1F1B', contrastText: '#330A06' },
  warning: { main: '#F6C15C', dark: '#FFD588', light: '#463016', contrastText: '#2A1728' },
  info: { main: '#AEBBF0', dark: '#C8D1F7', light: '#252D4C', contrastText: '#10173A' },
  action: { hover: 'rgba(247, 238, 227, 0.08)', selected: 'rgba(247, 238, 227, 0.14)' },
};
