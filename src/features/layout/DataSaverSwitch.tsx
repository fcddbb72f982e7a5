import { clsx } from 'clsx';
import { t } from '../../shared/i18n/t';
import { chooseDataSaver, useDataSaver } from '../../shared/lib/dataSaver';
import { PlainButton } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import * as s from './DataSaverSwitch.css';

/** The shop's own data saver; by default the browser's setting. e2e/speed.spec.ts checks the saving that it states. */
export function DataSaverSwitch() {
  const isOn = useDataSaver();
  return (
    <PlainButton
      role="switch"
      aria-checked={isOn}
      onClick={() => chooseDataSaver(!isOn)}
      className={s.saver}
    >
      <span aria-hidden className={clsx(s.track, isOn && s.on)} />
      <span className={text.body2}>
        <strong>{t('Data saver')}</strong>
        <span>
          {isOn
            ? t(': pictures use about a third of the data, nothing plays by itself')
            : t(': turn it on, and pictures use about a third of the data')}
        </span>
      </span>
    </PlainButton>
  );
}
