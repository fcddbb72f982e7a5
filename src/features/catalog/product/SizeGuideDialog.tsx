import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { clsx } from 'clsx';
import { useId } from 'react';
import { label } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { useCloseRequest } from '../../../shared/ui/mui/useCloseRequest';
import { Button } from '../../../shared/ui/Button';
import { withMui } from '../../../shared/ui/mui/MuiScope';
import { measureTexts, type Measure, type SizeChart } from './sizeCharts';
import * as s from './SizeGuideDialog.css';

interface SizeGuideDialogProps {
  chart: SizeChart;
  open: boolean;
  onClose: () => void;
}

function MeasureCell({ measure }: { measure: Measure }) {
  const { cm, inches } = measureTexts(measure);
  return (
    <td>
      <span className={s.measure}>{cm}</span>
      {inches !== null && <span className={clsx(s.measure, s.inches)}>{inches}</span>}
    </td>
  );
}

/** The size chart. */
export const SizeGuideDialog = withMui(function SizeGuideDialog({
  chart,
  open,
  onClose,
}: SizeGuideDialogProps) {
  const id = useId();
  useCloseRequest(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('Size guide: {title}', { title: chart.title })}</DialogTitle>
      <DialogContent>
        <p className={s.note}>{chart.note}</p>
        <div
          role="region"
          aria-label={t('Size table')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that may scroll sideways must be reachable by keyboard
          tabIndex={0}
          className={s.chart}
        >
          <table>
            <thead>
              <tr>
                {chart.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chart.rows.map(([size, ...measures]) => (
                <tr key={size}>
                  <th scope="row">{label(size)}</th>
                  {measures.map((measure, at) => (
                    <MeasureCell key={chart.columns[at + 1]} measure={measure} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
});
