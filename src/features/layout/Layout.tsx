import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import { SmoothScroll } from './smoothScroll';

/** The frame of every page: skip link, header, search bar, main, footer. */
export function Layout({ searchBar, children }: { searchBar: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SmoothScroll />
      <Link
        href="#main"
        onClick={(event) => {
          // Not a navigation: the address stays, only the focus moves.
          event.preventDefault();
          document.querySelector<HTMLElement>('#main')?.focus();
        }}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 2.5,
          py: 1.5,
          fontWeight: 600,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          boxShadow: 8,
          '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0 },
        }}
      >
        Skip to main content
      </Link>
      <Header />
      <Box
        aria-hidden
        sx={{ flex: 'none', height: 'calc(var(--ml-header) + var(--ml-sync, 0px))' }}
        data-no-print
      />
      {searchBar}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        // The footer starts below the first screen on every page, so that no arrival moves it in sight.
        sx={{ flex: '1 0 auto', minHeight: 'calc(100vh - var(--ml-header))', outline: 'none' }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
