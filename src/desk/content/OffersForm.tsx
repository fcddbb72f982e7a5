import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Offer } from '../../shared/api/contract';
import { OnePhotograph } from '../parts/OnePhotograph';
import { Form } from './Form';
import { RowsEditor } from './RowsEditor';
import { SaveButtons } from './SaveButtons';
import { useRows } from './useRows';
import { useSaveContent } from './useSaveContent';

interface OffersFormProps {
  part: 'slides' | 'promos';
  /** Null: the shop shows its built-in ones. */
  offers: readonly Offer[] | null;
  /** They have a button with a text. */
  hasAction?: boolean;
}

const BLANK: Offer = {
  title: '',
  text: '',
  action: '',
  link: '/shop',
  image: '',
  picture: { color: '#ddd5c8', widths: [] },
};

/** The slides or the offers of the home page. */
export function OffersForm({ part, offers, hasAction = false }: OffersFormProps) {
  const rows = useRows(offers ?? []);
  const { save, isBusy } = useSaveContent();
  const word = part === 'slides' ? 'slide' : 'offer';
  const blank = { ...BLANK, action: hasAction ? 'See the collection' : '' };
  if (rows.rows.length === 0 && offers === null) {
    return (
      <>
        <Typography>The shop shows its built-in ones.</Typography>
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => rows.add(blank)}>
          Write your own {word}s
        </Button>
      </>
    );
  }
  return (
    <Form
      name={part === 'slides' ? 'Slides' : 'Offers'}
      isBusy={isBusy}
      onSubmit={() => save({ [part]: rows.rows })}
    >
      <RowsEditor
        rows={rows}
        max={6}
        blank={blank}
        addLabel={`Add ${part === 'slides' ? 'a slide' : 'an offer'}`}
        nameOf={(index) => `${word} ${String(index + 1)}`}
        render={(offer, set, name) => (
          <>
            <OnePhotograph
              name={name}
              image={offer.image}
              onChange={({ image, picture }) => set({ image, picture })}
            />
            <Text
              label={`Title of ${name}`}
              value={offer.title}
              onChange={(title) => set({ title })}
            />
            <Text label={`Text of ${name}`} value={offer.text} onChange={(text) => set({ text })} />
            {hasAction && (
              <Text
                label={`Button of ${name}`}
                value={offer.action}
                onChange={(action) => set({ action })}
              />
            )}
            <Text
              label={`Where ${name} leads`}
              value={offer.link}
              onChange={(link) => set({ link })}
            />
          </>
        )}
      />
      <SaveButtons
        isBusy={isBusy}
        resetLabel="Use the built-in ones"
        onReset={offers === null ? undefined : () => save({ [part]: null })}
      />
    </Form>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Text = ({ label, value, onChange }: TextProps) => (
  <TextField
    label={label}
    required
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
