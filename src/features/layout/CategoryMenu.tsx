import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { shopPath } from '../../shared/config/paths';
import { menuCategories } from './headerItems';

/** How long the pointer may be outside, on its way from the button to the list. */
const GRACE_MS = 160;

/**
 * The dropdown Bed, Sofa, Chairs (spec section 2): opens on hover and on keyboard focus; a tap
 * toggles it; Escape closes it and returns to the button (APG disclosure navigation).
 */
export function CategoryMenu() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();

  // A navigation closes it, whichever link caused it.
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  // Wherever the focus is: a pointer opens it without.
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const show = (value: boolean) => {
    clearTimeout(timer.current);
    setOpen(value);
  };
  const links = () => [...(box.current?.querySelectorAll('a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // What is still hidden cannot take focus.
    if (!open) flushSync(() => show(true));
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (at === 0 && step === -1) button.current?.focus();
    else all[Math.min(all.length - 1, at + step)]?.focus();
  };

  return (
    <Box
      ref={box}
      sx={{ position: 'relative' }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setOpen(false), GRACE_MS);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(false);
      }}
      onKeyDown={onKeyDown}
    >
      <Button
        ref={button}
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        endIcon={
          <ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: '180ms' }} />
        }
        onFocusVisible={() => show(true)}
        onClick={(event) => {
          // A mouse has opened it by hovering already; its click must not close it again.
          const pointer = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType;
          show(pointer === 'mouse' ? true : !open);
        }}
      >
        Categories
      </Button>
      <Paper
        id={id}
        variant="outlined"
        sx={{
          position: 'absolute',
          top: '100%',
          left: 0,
          minWidth: 200,
          p: 1,
          boxShadow: 8,
          visibility: open ? 'visible' : 'hidden',
          opacity: open ? 1 : 0,
          transform: open ? 'none' : 'translateY(-4px)',
          transition: 'opacity 160ms, transform 160ms',
        }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {menuCategories.map((category) => (
            <li key={category}>
              <Link
                component={RouterLink}
                to={shopPath({ category: category.toLowerCase() })}
                underline="none"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 44,
                  px: 1.5,
                  fontWeight: 500,
                  color: 'text.primary',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                {category}
              </Link>
            </li>
          ))}
        </Box>
      </Paper>
    </Box>
  );
}
