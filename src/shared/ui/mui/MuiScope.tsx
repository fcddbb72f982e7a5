import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * The theme for MUI's components: dialogs, menus, sliders. Its variables are in the shop's style sheet
 * (shared/ui/style/global.css.ts), so it has no colour schemes, which MUI would write again.
 */
const { colorSchemes: _, ...bare } = theme;

export const MuiScope = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={bare}>{children}</ThemeProvider>
);

/** Wraps a lazily loaded page or component in `MuiScope`. */
export const withMui = <P extends object>(Component: ComponentType<P>): ComponentType<P> =>
  function WithMui(props) {
    return (
      <MuiScope>
        <Component {...props} />
      </MuiScope>
    );
  };
