import CloseIcon from '../../../shared/ui/icons/CloseRounded';
import SearchIcon from '../../../shared/ui/icons/SearchRounded';
import {
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { productPath, shopPath } from '../../../shared/config/paths';
import { t } from '../../../shared/i18n/t';
import { IconButton } from '../../../shared/ui/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { selectContent } from '../../content/contentSlice';
import { useProductSearchQuery } from '../queries/catalogApi';
import { selectAllProducts, selectCategories, selectIsPartial } from '../catalogSelectors';
import { listingQuery, parseListing } from '../listing/address';
import { useOptimisticUrlState } from '../useOptimisticUrlState';
import { wordsOf } from '../words';
import { recentSearches } from './recentSearches';
import { searchField } from './searchField';
import { SuggestionList } from './SuggestionList';
import { bestIn, suggestionsFor, type Suggestion } from './suggestions';
import { newestSearchText, useSearchBar } from './useSearchBar';
import { useSearchIndex } from './useSearchIndex';
import * as s from './searchStyles.css';

/** The delay of the list after the last key; browsers also limit how often an address may change. */
const SETTLE_MS = 160;

interface OpenSearchBarProps {
  /** The text typed while this code was loading. */
  typed: string;
}

/** An APG combobox with a list of suggestions; the products below follow while typing. */
export function OpenSearchBar({ typed }: OpenSearchBarProps) {
  const { text, close, searchFor } = useSearchBar();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { value, run } = useOptimisticUrlState(text, text, typed === '' ? undefined : typed);
  const [isExpanded, setIsExpanded] = useState(typed !== '');
  const [active, setActive] = useState(-1);

  const products = useAppSelector(selectAllProducts);
  const categories = useAppSelector(selectCategories);
  const isPartial = useAppSelector(selectIsPartial);
  const { synonyms } = useAppSelector(selectContent);
  const index = useSearchIndex(products, isExpanded);
  const deferred = useDeferredValue(value);
  // While the catalogue is incomplete, the server's suggestions are better; until they arrive, and offline,
  // use the device's.
  const asksServer = isPartial && isExpanded && wordsOf(text).length > 0;
  const { currentData } = useProductSearchQuery(
    listingQuery(parseListing(new URLSearchParams({ search: text }))),
    { skip: !asksServer },
  );
  const suggestions = useMemo(() => {
    if (!isExpanded) return [];
    const answered = deferred === text ? currentData?.products : undefined;
    return suggestionsFor(deferred, {
      products: answered ?? bestIn(index, deferred, synonyms),
      categories,
      recents: recentSearches.read(),
    });
  }, [isExpanded, deferred, text, currentData, index, categories, synonyms]);
  const isListShown = isExpanded && suggestions.length > 0;
  const current = isListShown ? suggestions[active] : undefined;

  const followWith = (next: string) => {
    clearTimeout(timer.current);
    const before = newestSearchText();
    timer.current = setTimeout(() => {
      // The shopper has navigated away meanwhile.
      if (newestSearchText() !== before) return;
      run(next, next);
      searchFor(next, { replace: true });
    }, SETTLE_MS);
  };
  const type = (next: string) => {
    run(next);
    setIsExpanded(true);
    setActive(-1);
    followWith(next);
  };
  const takeOver = useEffectEvent(() => {
    // Opened by its icon: the person is about to type.
    if (text === '') input.current?.focus();
    if (typed !== '') followWith(typed);
  });
  // In a layout effect: the next keystroke must reach this field.
  useLayoutEffect(() => {
    takeOver();
    const forgetLetters = () => {
      clearTimeout(timer.current);
    };
    // Back undoes the latest typing.
    window.addEventListener('popstate', forgetLetters);
    return () => {
      forgetLetters();
      window.removeEventListener('popstate', forgetLetters);
    };
  }, []);
  const closeBar = () => {
    // A pending update of the address would open the bar again.
    clearTimeout(timer.current);
    close();
    // A phone's header has a second button; the hidden one cannot be focused.
    const buttons = document.querySelectorAll<HTMLElement>(`header [aria-label="${t('Search')}"]`);
    for (const button of buttons) button.focus();
  };
  const settle = (next: string) => {
    clearTimeout(timer.current);
    setIsExpanded(false);
    setActive(-1);
    run(next, next);
    if (next.trim() !== '') recentSearches.add(next.trim());
    if (next !== newestSearchText()) searchFor(next);
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') {
      settle(suggestion.label);
      return;
    }
    clearTimeout(timer.current);
    setIsExpanded(false);
    if (value.trim() !== '') recentSearches.add(value.trim());
    void navigate(
      suggestion.kind === 'category'
        ? shopPath({ category: suggestion.label })
        : productPath(suggestion.product._id),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsExpanded(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the input: it is between the last and the first option.
      setActive((at) => (at + step > last ? -1 : at + step < -1 ? last : at + step));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isListShown) setIsExpanded(false);
      else if (value === '') closeBar();
      else type('');
      setActive(-1);
    }
  };

  return (
    <div className={s.search} role="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (current) choose(current);
          else settle(value);
        }}
      >
        <SearchIcon aria-hidden className={s.sign} />
        <input
          ref={input}
          {...searchField}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          {...(current && { 'aria-activedescendant': `${id}-${String(active)}` })}
          value={value}
          onChange={(event) => {
            type(event.target.value);
          }}
          onFocus={() => {
            setIsExpanded(true);
          }}
          onBlur={() => {
            setIsExpanded(false);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton aria-label={t('Close search')} onClick={closeBar}>
          <CloseIcon />
        </IconButton>
      </form>
      <SuggestionList
        id={id}
        suggestions={isListShown ? suggestions : []}
        active={active}
        onChoose={choose}
      />
      <VisuallyHidden>
        <span role="status">
          {isListShown
            ? t('{count, plural, one {1 suggestion} other {{count} suggestions}}', {
                count: suggestions.length,
              })
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
