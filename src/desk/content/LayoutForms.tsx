import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { HEADER_ITEM_TYPES, type FooterLink, type HeaderItem } from '../../shared/api/contract';
import { Form } from './Form';
import { RowsEditor } from './RowsEditor';
import { SaveButtons } from './SaveButtons';
import { useRows } from './useRows';
import { useSaveContent } from './useSaveContent';

const TYPES: Record<HeaderItem['type'], string> = {
  logo: 'Logo',
  link: 'Link',
  icon: 'Icon: search, profile or cart',
  theme: 'Light or dark',
};

type HeaderRow = Omit<HeaderItem, '_id' | 'position'> & { _id?: string };

/** Empty texts count as absent. */
const orNull = (text: string): string | null => (text === '' ? null : text);

export function HeaderForm({ headers }: { headers: readonly HeaderItem[] }) {
  const rows = useRows<HeaderRow>(headers);
  const { save, isBusy } = useSaveContent();
  return (
    <Form
      name="Header"
      isBusy={isBusy}
      onSubmit={() =>
        save({
          headers: rows.rows.map(({ _id, type, title, link = null, image = null }) => ({
            ...(_id !== undefined && { _id }),
            type,
            title,
            link,
            image,
          })),
        })
      }
    >
      <RowsEditor
        rows={rows}
        max={30}
        blank={{ type: 'link', title: '', link: '/', image: null }}
        addLabel="Add an entry"
        nameOf={(index) => `entry ${String(index + 1)} of the header`}
        render={(row, set, name) => (
          <>
            <TextField
              select
              label={`Kind of ${name}`}
              value={row.type}
              onChange={(event) => set({ type: event.target.value as HeaderItem['type'] })}
            >
              {HEADER_ITEM_TYPES.map((type) => (
                <MenuItem key={type} value={type}>
                  {TYPES[type]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={`Title of ${name}`}
              value={row.title}
              onChange={(event) => set({ title: event.target.value })}
            />
            {(row.type === 'link' || row.type === 'logo') && (
              <TextField
                label={`Address of ${name}`}
                value={row.link ?? ''}
                onChange={(event) => set({ link: orNull(event.target.value) })}
              />
            )}
          </>
        )}
      />
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}

type FooterRow = Omit<FooterLink, '_id'> & { _id?: string };

export function FooterForm({ footers }: { footers: readonly FooterLink[] }) {
  const rows = useRows<FooterRow>(footers);
  const { save, isBusy } = useSaveContent();
  return (
    <Form name="Footer" isBusy={isBusy} onSubmit={() => save({ footers: rows.rows })}>
      <RowsEditor
        rows={rows}
        max={30}
        blank={{ title: '', link: '/' }}
        addLabel="Add a link"
        nameOf={(index) => `link ${String(index + 1)} of the footer`}
        render={(row, set, name) => (
          <>
            <TextField
              label={`Title of ${name}`}
              required
              value={row.title}
              onChange={(event) => set({ title: event.target.value })}
            />
            <TextField
              label={`Address of ${name}`}
              required
              value={row.link}
              onChange={(event) => set({ link: event.target.value })}
            />
          </>
        )}
      />
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}
