import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * The theme for what MUI brings: dialogs, menus, sliders. Its variables are in the shop's own
 * style sheet (shared/ui/style/global.css.ts), so it is taken without the schemes, which MUI would write again.
 */
const { colorSchemes: _, ...bare } = theme;

export const MuiScope = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={bare}>{children}</ThemeProvider>
);

/** The same around a page or a part that comes with its own code. */
export const withMui = <P extends object>(Component: ComponentType<P>): ComponentType<P> =>
  function WithMui(props) {
    return (
      <MuiScope>
        <Component {...props} />
      </MuiScope>
    );
  };
