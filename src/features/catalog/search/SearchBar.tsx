import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { part } from '../../../shared/ui/part';
import { useSearchBar } from './useSearchBar';

/** With the search index a chunk of its own, fetched when search is first turned on. */
const OpenSearchBar = part(() => import('./OpenSearchBar').then((module) => module.OpenSearchBar));

/**
 * The bar as a picture until its code is there: neither the list below nor the text moves then. As
 * large as `SearchRoot`, whose styles come with that code; `speed.spec` sees a difference.
 */
const Outline = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Box
    aria-hidden={children === undefined}
    sx={{
      flex: 'none',
      boxSizing: 'content-box',
      display: 'flex',
      alignItems: 'center',
      width: 'calc(100% - 35px)',
      maxWidth: 757,
      height: 48,
      m: '12px auto 0',
      border: '1.5px solid',
      borderColor: 'line.strong',
      borderRadius: 999,
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ flex: 1, mx: '42px', lineHeight: '48px', overflow: 'hidden', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
    {children}
  </Box>
);

/** The search bar (spec section 2): nothing while search is off or the path has no `shop` in it. */
export function SearchBar() {
  const { isOpen, text } = useSearchBar();
  const [isMissed, setIsMissed] = useState(false);
  // A prerendered page never has the bar itself, because its code is not there to take it over.
  const isHydrated = useHydrated();
  if (!isOpen) return null;
  if (isMissed) {
    return (
      <Outline text={text}>
        <Button
          onClick={() => {
            setIsMissed(false);
          }}
        >
          Try again
        </Button>
      </Outline>
    );
  }
  const outline = <Outline text={text} />;
  if (!isHydrated) return outline;
  return (
    <OpenSearchBar
      fallback={outline}
      onMissed={() => {
        setIsMissed(true);
      }}
    />
  );
}
