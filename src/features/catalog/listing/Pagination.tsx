import { Link } from 'react-router-dom';
import { t } from '../../../shared/i18n/t';
import { inSecondPart } from '../../../shared/ui/secondPart';
import { pageItems } from './paging';
import * as s from './Pagination.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The query of a page: every page is a link, so that it can be opened and shared. */
  searchOfPage: (page: number) => string;
  onGo: () => void;
}

/** First and last page and the current one with two neighbours a side (spec section 9). */
export function Pagination({ page, pageCount, searchOfPage, onGo }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={s.pages} aria-label={t('Pagination')} {...inSecondPart}>
      <ul>
        {page > 1 && (
          <li>
            <Link
              to={{ search: searchOfPage(page - 1) }}
              rel="prev"
              aria-label={t('Previous page')}
              onClick={onGo}
            >
              ‹
            </Link>
          </li>
        )}
        {pageItems(page, pageCount).map((item) =>
          item.kind === 'page' ? (
            <li key={item.page}>
              <Link
                to={{ search: searchOfPage(item.page) }}
                aria-label={t('Page {page}', { page: item.page })}
                onClick={onGo}
                {...(item.page === page && { 'aria-current': 'page' as const })}
              >
                {item.page}
              </Link>
            </li>
          ) : (
            <li key={`gap-${String(item.after)}`} aria-hidden>
              …
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link
              to={{ search: searchOfPage(page + 1) }}
              rel="next"
              aria-label={t('Next page')}
              onClick={onGo}
            >
              ›
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
