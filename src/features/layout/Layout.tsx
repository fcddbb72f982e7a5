import type { ReactElement, ReactNode } from 'react';
import { t } from '../../shared/i18n/t';
import { TextLink } from '../../shared/ui/TextLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import * as s from './Layout.css';

/** Smooth scrolling starts after hydration. */
const SmoothScroll = lazyComponent(
  () => import('./smoothScroll').then((module) => module.SmoothScroll),
  {
    silent: true,
  },
);

/** The layout of every page: skip link, header, search bar, main, footer. */
export function Layout({ searchBar, children }: { searchBar: ReactElement; children: ReactNode }) {
  return (
    <div className={s.page}>
      <SmoothScroll />
      <TextLink
        href="#main"
        onClick={(event) => {
          // Not a navigation: the address stays, only the focus moves.
          event.preventDefault();
          document.querySelector<HTMLElement>('#main')?.focus();
        }}
        className={s.skip}
      >
        {t('Skip to main content')}
      </TextLink>
      <Header />
      <div aria-hidden className={s.underHeader} data-no-print />
      {searchBar}
      <main id="main" tabIndex={-1} className={s.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
