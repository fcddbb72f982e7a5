import CloseIcon from '../../../shared/ui/icons/CloseRounded';
import ArrowBackIcon from '../../../shared/ui/icons/ArrowBackRounded';
import ArrowForwardIcon from '../../../shared/ui/icons/ArrowForwardRounded';
import ZoomInIcon from '../../../shared/ui/icons/ZoomInRounded';
import ZoomOutIcon from '../../../shared/ui/icons/ZoomOutRounded';
import Dialog from '@mui/material/Dialog';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Product } from '../../../shared/api/contract';
import { t } from '../../../shared/i18n/t';
import { useCloseRequest } from '../../../shared/ui/mui/useCloseRequest';
import { IconButton } from '../../../shared/ui/Button';
import { withMui } from '../../../shared/ui/mui/MuiScope';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ProductImage } from '../ProductImage';
import * as s from './ZoomDialog.css';

interface ZoomDialogProps {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const ZOOMS = [1, 1.75, 2.5] as const;

/**
 * One picture as large as the screen; larger still with the buttons, + and -, or two fingers.
 * A picture larger than the screen is panned by scrolling.
 */
export const ZoomDialog = withMui(function ZoomDialog({
  product,
  index,
  onIndexChange,
  onClose,
}: ZoomDialogProps) {
  const id = useId();
  useCloseRequest(true, onClose);
  const [level, setLevel] = useState(0);
  const zoom = ZOOMS[level] ?? 1;
  const count = Math.max(1, product.image.length);
  const view = useRef<HTMLDivElement>(null);
  /** The point in the middle of the screen, as fractions of the picture's width and height. */
  const middle = useRef({ x: 0.5, y: 0.5 });
  const zoomTo = (next: number) => {
    const element = view.current;
    if (element) {
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    }
    setLevel(Math.min(Math.max(next, 0), ZOOMS.length - 1));
  };
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [level]);
  const show = (next: number) => {
    if (next < 0 || next >= count) return;
    setLevel(0);
    onIndexChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(level + 1);
    else if (event.key === '-') zoomTo(level - 1);
    // While zoomed in, the arrow keys pan.
    else if (event.key === 'ArrowLeft' && level === 0) show(index - 1);
    else if (event.key === 'ArrowRight' && level === 0) show(index + 1);
  };
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} onKeyDown={onKeyDown}>
      <VisuallyHidden>
        <h2 id={id}>{t('Pictures of {name}', { name: product.name })}</h2>
      </VisuallyHidden>
      <div className={s.bar}>
        <p aria-live="polite" className={s.place}>
          {t('Picture {number} of {count}', { number: index + 1, count })}
        </p>
        <IconButton
          aria-label={t('Zoom out')}
          aria-disabled={level === 0}
          onClick={() => {
            zoomTo(level - 1);
          }}
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label={t('Zoom in')}
          aria-disabled={level === ZOOMS.length - 1}
          onClick={() => {
            zoomTo(level + 1);
          }}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton
          aria-label={t('Previous picture')}
          aria-disabled={index === 0}
          onClick={() => {
            show(index - 1);
          }}
        >
          <ArrowBackIcon />
        </IconButton>
        <IconButton
          aria-label={t('Next picture')}
          aria-disabled={index === count - 1}
          onClick={() => {
            show(index + 1);
          }}
        >
          <ArrowForwardIcon />
        </IconButton>
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div
        ref={view}
        role="group"
        aria-label={zoom === 1 ? t('Picture') : t('Picture, zoomed in; scroll to move it')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={s.view}
      >
        <div
          onDoubleClick={() => {
            zoomTo(level === 0 ? 1 : 0);
          }}
          className={s.picture}
          style={{ '--zoom': zoom } as CSSProperties}
        >
          <ProductImage key={index} product={product} index={index} sizes="250vw" priority="high" />
        </div>
      </div>
    </Dialog>
  );
});
