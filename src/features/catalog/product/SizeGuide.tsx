import RulerIcon from '../../../shared/ui/icons/StraightenRounded';
import { useState } from 'react';
import { t } from '../../../shared/i18n/t';
import { Button } from '../../../shared/ui/Button';
import { lazyOverlay } from '../../../shared/ui/lazyComponent';
import { chartFor } from './sizeCharts';

/** The dialog is a chunk of its own, loaded when it is first opened. */
const SizeGuideDialog = lazyOverlay(() =>
  import('./SizeGuideDialog').then((module) => module.SizeGuideDialog),
);

/** A size chart in a dialog; nothing if no chart fits. */
export function SizeGuide({ sizes }: { sizes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const chart = chartFor(sizes);
  if (!chart) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<RulerIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('Size guide')}
      </Button>
      <SizeGuideDialog chart={chart} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
