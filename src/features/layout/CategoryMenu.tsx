import ExpandIcon from '../../shared/ui/icons/ExpandMoreRounded';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { shopPath } from '../../shared/config/paths';
import { label } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import * as surface from '../../shared/ui/surface.css';
import { TextLink } from '../../shared/ui/TextLink';
import { menuCategories } from './headerItems';
import * as s from './CategoryMenu.css';

/** A chunk of its own, loaded when the menu is opened; if that fails, the next opening tries again. */
const Departments = lazyComponent(
  () => import('./Departments').then((module) => module.Departments),
  { silent: true },
);

/** How long the pointer may be outside, between button and list. */
const GRACE_MS = 160;

/**
 * The dropdown Bed, Sofa, Chairs (spec section 2), and below them all other categories. It opens on hover and on
 * keyboard focus; a tap toggles it; Escape closes it and returns to the button (APG disclosure navigation).
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

  // Wherever the focus is: a pointer opens it without focus.
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
    // A hidden element cannot take focus.
    if (!open) flushSync(() => show(true));
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (at === 0 && step === -1) button.current?.focus();
    else all[Math.min(all.length - 1, at + step)]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- what happens to the button and the links inside bubbles up
    <div
      ref={box}
      className={s.menu}
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
        endIcon={<ExpandIcon className={clsx(s.arrow, open && s.arrowUp)} />}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show(true);
        }}
        onClick={(event) => {
          // A mouse has opened it by hovering already; its click must not close it again.
          const pointer = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType;
          show(pointer === 'mouse' ? true : !open);
        }}
      >
        {t('Categories')}
      </Button>
      <div id={id} className={clsx(surface.outlined, s.panel, open && s.open)}>
        <ul className={s.list}>
          {menuCategories.map((category) => (
            <li key={category}>
              <TextLink
                to={shopPath({ category: category.toLowerCase() })}
                underline="none"
                className={s.category}
              >
                {label(category)}
              </TextLink>
            </li>
          ))}
        </ul>
        {open && <Departments without={menuCategories} />}
      </div>
    </div>
  );
}
