import CloseIcon from '../../../shared/ui/icons/CloseRounded';
import Dialog from '@mui/material/Dialog';
import { memo, use, useId } from 'react';
import { t } from '../../../shared/i18n/t';
import { useCloseRequest } from '../../../shared/ui/mui/useCloseRequest';
import { AfterPaint } from '../../../shared/ui/AfterPaint';
import { Button, IconButton } from '../../../shared/ui/Button';
import { withMui } from '../../../shared/ui/mui/MuiScope';
import * as text from '../../../shared/ui/text.css';
import { groupDigits } from '../../../shared/lib/money';
import { SheetPanel } from './SheetPanel';
import * as s from './FilterSheet.css';

interface FilterSheetProps {
  open: boolean;
  total: number | null;
  onClose: () => void;
  onClearAll: () => void;
}

function Panel() {
  return <AfterPaint>{use(SheetPanel)}</AfterPaint>;
}

/** The filters on a phone: a full-height sheet whose button shows the number of results. */
export const FilterSheet = memo(
  withMui(function FilterSheet({ open, total, onClose, onClearAll }: FilterSheetProps) {
    const id = useId();
    useCloseRequest(open, onClose);
    return (
      <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
        <div className={s.head}>
          <h2 id={id} className={text.h4}>
            {t('Filters')}
          </h2>
          <IconButton aria-label={t('Close filters')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={s.filters}>
          <Panel />
        </div>
        <div className={s.actions}>
          <Button onClick={onClearAll}>{t('Clear all')}</Button>
          <Button variant="contained" onClick={onClose} className={s.show} aria-live="polite">
            {total === null
              ? t('Show products')
              : t('{count, plural, one {Show 1 product} other {Show {shown} products}}', {
                  count: total,
                  shown: groupDigits(total),
                })}
          </Button>
        </div>
      </Dialog>
    );
  }),
);
