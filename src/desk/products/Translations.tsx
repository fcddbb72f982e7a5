import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TRANSLATED_TEXTS, type TranslatedText } from '../../shared/api/deskContract';
import { translatedLanguages, type TextsByLanguage } from './texts';

const LABELS: Record<TranslatedText, string> = {
  name: 'Name',
  shortDescription: 'Short description',
  description: 'Description',
  material: 'Material',
  care: 'Care',
  dimensions: 'Dimensions',
};

interface TranslationsProps {
  english: Record<TranslatedText, string>;
  values: TextsByLanguage;
  onChange: (language: string, change: TextsByLanguage[string]) => void;
}

/** A product's texts in the shop's other languages, folded away. */
export function Translations({ english, values, onChange }: TranslationsProps) {
  if (translatedLanguages.length === 0) return null;
  const wanted = TRANSLATED_TEXTS.filter((text) => english[text].trim() !== '');
  return (
    <Box component="section" aria-label="Translations">
      <Typography component="h2" variant="subtitle1">
        Translations
      </Typography>
      <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
        Where a text is empty, the shop shows the English one.
      </Typography>
      {translatedLanguages.map(({ code, name }) => {
        const texts = values[code] ?? {};
        const done = wanted.filter((text) => (texts[text] ?? '').trim() !== '');
        return (
          <Accordion
            key={code}
            disableGutters
            variant="outlined"
            slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`in-${code}`}>
              <Typography component="span" lang={code} sx={{ flexGrow: 1 }}>
                {name}
              </Typography>
              <Typography component="span" color="text.secondary" sx={{ mr: 1 }}>
                {done.length} of {wanted.length}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {TRANSLATED_TEXTS.map((text) => (
                <TextField
                  key={text}
                  label={`${LABELS[text]} in ${name}`}
                  value={texts[text] ?? ''}
                  // To translate from, so it has to be readable.
                  placeholder={english[text]}
                  sx={{ '& .MuiInputBase-input::placeholder': { opacity: 0.7 } }}
                  onChange={(event) => onChange(code, { [text]: event.target.value })}
                  {...(text === 'description' && { multiline: true, minRows: 4 })}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: code } }}
                />
              ))}
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Box>
  );
}
