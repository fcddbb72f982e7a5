import SearchIcon from '../../../shared/ui/icons/SearchRounded';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { t } from '../../../shared/i18n/t';
import { useHydrated } from '../../../shared/lib/hydration';
import { Button } from '../../../shared/ui/Button';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { searchField } from './searchField';
import { useSearchBar } from './useSearchBar';
import * as s from './SearchBar.css';

/** A chunk with the search index, loaded at the first sign of a search. */
export const loadSearchBar = () => import('./OpenSearchBar');
const OpenSearchBar = lazyComponent(() => loadSearchBar().then((module) => module.OpenSearchBar));

/** A placeholder of the same size until the code is loaded. */
const Outline = ({ field, children }: { field: ReactElement; children?: ReactElement }) => (
  <div className={s.outline}>
    <SearchIcon aria-hidden className={s.sign} />
    <div className={s.field}>{field}</div>
    {children}
  </div>
);

const focus = (field: HTMLInputElement | null) => field?.focus();

/**
 * The search bar (spec section 2): nothing while search is off or the path has no `shop` in it.
 * People type as soon as it opens: until its chunk is loaded, a plain field takes the text.
 */
export function SearchBar() {
  const { isOpen, text } = useSearchBar();
  const [isMissed, setIsMissed] = useState(false);
  const [typed, setTyped] = useState('');
  // A prerendered page never contains the bar, whose code is not loaded at hydration.
  const isHydrated = useHydrated();
  if (!isOpen) {
    if (typed !== '') setTyped('');
    return null;
  }
  const field =
    isHydrated && text === '' ? (
      <input
        {...searchField}
        ref={focus}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
    ) : (
      <span aria-hidden>{text}</span>
    );
  if (isMissed) {
    return (
      <Outline field={field}>
        <Button
          onClick={() => {
            setIsMissed(false);
          }}
        >
          {t('Try again')}
        </Button>
      </Outline>
    );
  }
  const outline = <Outline field={field} />;
  if (!isHydrated) return outline;
  return (
    <OpenSearchBar
      typed={typed}
      fallback={outline}
      onMissed={() => {
        setIsMissed(true);
      }}
    />
  );
}
