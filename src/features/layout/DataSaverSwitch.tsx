import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { chooseDataSaver, useDataSaver } from '../../shared/lib/dataSaver';

/** The shop's own data saver; by default as the browser says. `speed.spec` holds it to its word. */
export function DataSaverSwitch() {
  const isOn = useDataSaver();
  return (
    <ButtonBase
      role="switch"
      aria-checked={isOn}
      onClick={() => chooseDataSaver(!isOn)}
      sx={{ minHeight: 44, gap: 1.25, justifyContent: 'flex-start', textAlign: 'start' }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 34,
          height: 20,
          p: '2px',
          borderRadius: 10,
          border: 2,
          borderColor: 'accent.main',
          bgcolor: isOn ? 'accent.main' : 'transparent',
          '&::after': {
            content: '""',
            display: 'block',
            width: 12,
            height: 12,
            borderRadius: '50%',
            bgcolor: isOn ? 'band.main' : 'accent.main',
            transform: isOn ? 'translateX(14px)' : 'none',
            transition: 'transform 120ms',
          },
        }}
      />
      <Typography variant="body2" component="span">
        <strong>Data saver</strong>
        {isOn
          ? ': pictures at about a third of the data, nothing plays by itself'
          : ' is off. On, pictures take about a third of the data'}
      </Typography>
    </ButtonBase>
  );
}
