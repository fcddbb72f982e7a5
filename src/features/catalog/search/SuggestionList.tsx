import HistoryIcon from '../../../shared/ui/icons/HistoryRounded';
import CategoryIcon from '../../../shared/ui/icons/CategoryRounded';
import { label } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { formatPaise } from '../../../shared/lib/money';
import { displayedPrice } from '../price';
import { ProductImage } from '../ProductImage';
import type { Suggestion } from './suggestions';
import * as s from './searchStyles.css';

interface SuggestionListProps {
  /** Prefix of the ids that the combobox refers to. */
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

const GROUPS = [
  { kind: 'recent', title: t('Recent searches') },
  { kind: 'category', title: t('Categories') },
  { kind: 'product', title: t('Products') },
] as const;

function Price({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind !== 'product') return null;
  const price = displayedPrice(suggestion.product);
  return price === null ? null : <span className={s.price}>{formatPaise(price)}</span>;
}

function Mark({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'recent') return <HistoryIcon fontSize="small" />;
  if (suggestion.kind === 'category') return <CategoryIcon fontSize="small" />;
  return (
    <span className={s.thumb}>
      <ProductImage product={suggestion.product} alt="" sizes="36px" />
    </span>
  );
}

/** The combobox's listbox, in groups. Focus stays in the input; `active` is the option selected by keys. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('Suggestions')}
      className={s.list}
      hidden={suggestions.length === 0}
    >
      {GROUPS.map(({ kind, title }) => {
        const first = suggestions.findIndex((suggestion) => suggestion.kind === kind);
        if (first === -1) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div className={s.group} id={`${id}-${kind}`} role="presentation">
              {title}
            </div>
            {suggestions.map((suggestion, at) =>
              suggestion.kind === kind ? (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox keeps the focus and handles keys (APG)
                <div
                  key={suggestion.key}
                  id={`${id}-${String(at)}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={s.suggestion}
                  // Prevents the input from losing the focus, which would close the list.
                  onPointerDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={() => {
                    onChoose(suggestion);
                  }}
                >
                  <Mark suggestion={suggestion} />
                  <span className={s.text}>
                    {suggestion.kind === 'category' ? label(suggestion.label) : suggestion.label}
                  </span>
                  <Price suggestion={suggestion} />
                </div>
              ) : null,
            )}
          </div>
        );
      })}
    </div>
  );
}
