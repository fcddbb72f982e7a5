import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { later } from '../../../shared/ui/later';
import { pageItems } from './paging';

const Nav = styled('nav')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    justifyContent: 'center',
    marginTop: 40,
    '& ul': {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 4,
      margin: 0,
      padding: 0,
    },
    '& a, & .gap': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      minHeight: 44,
      padding: '0 6px',
      borderRadius: 10,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      textDecoration: 'none',
    },
    '& .gap': { minWidth: 20, padding: 0, color: palette.text.secondary },
    '& a:hover': { background: palette.action.hover },
    '& a[aria-current]': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
    },
  };
});

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
    <Nav aria-label="Pagination" {...later}>
      <ul>
        {page > 1 && (
          <li>
            <Link
              to={{ search: searchOfPage(page - 1) }}
              rel="prev"
              aria-label="Previous page"
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
                aria-label={`Page ${String(item.page)}`}
                onClick={onGo}
                {...(item.page === page && { 'aria-current': 'page' as const })}
              >
                {item.page}
              </Link>
            </li>
          ) : (
            <li key={`gap-${String(item.after)}`} className="gap" aria-hidden>
              …
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link
              to={{ search: searchOfPage(page + 1) }}
              rel="next"
              aria-label="Next page"
              onClick={onGo}
            >
              ›
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  );
}
