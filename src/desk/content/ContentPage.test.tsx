import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { DeskContent } from '../../shared/api/deskContract';
import { ContentPage } from './ContentPage';

const store = {
  legalName: 'Sample Retail',
  taxNumber: '29AAAAA0000A1Z5',
  address: 'Bengaluru',
  email: 'care@shop.example',
  phone: '+91 80 0000 0000',
};
const slide = (title: string) => ({
  title,
  text: 'Text',
  action: 'See it',
  link: '/shop',
  image: `/media/${title}.webp`,
  picture: { color: '#aabbcc', widths: [320] },
});
const content: DeskContent = {
  headers: [],
  footers: [],
  store: { ...store, phone: '+91 44 0000 0000' },
  slides: [slide('first'), slide('second')],
  promos: null,
  synonyms: [['chesterfield', 'sofa']],
  labels: [
    {
      language: 'hi',
      labels: [{ text: 'Lamps', label: 'लैंप' }],
      missing: ['Kurtas', 'festive', 'Rust'],
    },
  ],
  delivery: null,
  payment: null,
  defaults: { store, payment: { codMax: null, codExcludedPins: [], upiHoldMinutes: 15 } },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let saved: Partial<DeskContent>[];
beforeEach(() => {
  saved = [];
  let now = content;
  server.use(
    http.post('*/v1/desk/content/get', () => HttpResponse.json({ success: true, data: now })),
    http.post('*/v1/desk/content/save', async ({ request }) => {
      const change = (await request.json()) as Partial<DeskContent>;
      saved.push(change);
      const labels = change.labels?.map((sent) => ({ ...sent, missing: ['Rust'] }));
      now = { ...now, ...change, ...(labels && { labels }) };
      return HttpResponse.json({ success: true, data: now });
    }),
  );
});

async function show() {
  render(
    <MemoryRouter>
      <AdminContext>
        <ContentPage />
      </AdminContext>
    </MemoryRouter>,
  );
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  return {
    user: userEvent.setup(),
    slides: await part('Slides'),
    details: await part('Store'),
    synonyms: await part('Synonyms'),
    hindi: await part('Labels in हिन्दी'),
    delivery: await part('Delivery'),
  };
}

it('keeps what is typed and moved while a photograph is uploaded', async () => {
  const { user, slides } = await show();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.post('*/v1/desk/photographs', async () => {
      await arrived;
      const picture = { color: '#112233', widths: [320] };
      return HttpResponse.json({ success: true, image: '/media/new.webp', picture });
    }),
  );
  const file = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(slides.getByLabelText('File of the photograph of slide 2'), file);
  await user.type(slides.getByRole('textbox', { name: /^Title of slide 2/ }), ' typed');
  await user.click(slides.getByRole('button', { name: 'Move slide 2 up' }));
  arrive();
  await waitFor(() =>
    expect(slides.getByRole('img', { name: 'Photograph of slide 1' })).toHaveAttribute(
      'src',
      '/media/new.webp',
    ),
  );
  await user.click(slides.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        slides: [
          { title: 'second typed', image: '/media/new.webp' },
          { title: 'first', image: '/media/first.webp' },
        ],
      },
    ]),
  );
});

it('shows the details of the server again after going back to them', async () => {
  const { user, details } = await show();
  const phone = () => details.getByRole('textbox', { name: /^Phone/ });
  expect(phone()).toHaveValue('+91 44 0000 0000');
  await user.click(details.getByRole('button', { name: 'Use the settings of the server' }));
  await waitFor(() => expect(phone()).toHaveValue(store.phone));
  expect(saved).toEqual([{ store: null }]);
});

it('takes synonyms by the line', async () => {
  const { user, synonyms } = await show();
  const words = () => synonyms.getByRole('textbox', { name: 'Words that mean the same' });
  expect(words()).toHaveValue('chesterfield, sofa');
  await user.type(words(), '\n\n deepak,  table  lamp ,');
  await user.click(synonyms.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        synonyms: [
          ['chesterfield', 'sofa'],
          ['deepak', 'table lamp'],
        ],
      },
    ]),
  );
  await waitFor(() => expect(words()).toHaveValue('chesterfield, sofa\ndeepak, table lamp'));
  await user.clear(words());
  await user.click(synonyms.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.at(-1)).toEqual({ synonyms: null }));
});

it('takes nothing more while it is saved: it would be lost when the stored values arrive', async () => {
  let answer: () => void = () => undefined;
  server.use(
    http.post('*/v1/desk/content/save', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ success: true, data: content });
    }),
  );
  const { user, synonyms } = await show();
  const words = () => synonyms.getByRole('textbox', { name: 'Words that mean the same' });
  await user.type(words(), '\ndeepak, lamp');
  await user.click(synonyms.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(words()).toBeDisabled());
  await user.type(words(), ', lantern');
  expect(words()).toHaveValue('chesterfield, sofa\ndeepak, lamp');
  answer();
  await waitFor(() => expect(words()).toBeEnabled());
});

it('takes the PIN codes to which nothing is sent', async () => {
  const { user, delivery } = await show();
  const pins = () => delivery.getByRole('textbox', { name: 'PIN codes to which nothing is sent' });
  await user.type(pins(), '797,  744101');
  await user.click(delivery.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ delivery: { excludedPins: ['797', '744101'] } }]));
  await waitFor(() => expect(pins()).toHaveValue('797, 744101'));
  await user.clear(pins());
  await user.click(delivery.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.at(-1)).toEqual({ delivery: null }));
});

describe('labels', () => {
  async function showLabels() {
    const { user, hindi } = await show();
    const lines = () => hindi.getByRole('textbox', { name: 'Labels in हिन्दी' });
    const press = (name: string) => user.click(hindi.getByRole('button', { name }));
    return { user, hindi, lines, press };
  }

  it('are taken by the line, and texts without one are offered', async () => {
    const { user, hindi, lines, press } = await showLabels();
    expect(lines()).toHaveValue('Lamps = लैंप');
    await press('Add a line for festive');
    expect(lines()).toHaveValue('Lamps = लैंप\nfestive = ');
    expect(lines()).toHaveFocus();
    expect(hindi.queryByRole('button', { name: 'Add a line for festive' })).toBeNull();
    await user.keyboard('त्योहार');
    await press('Add all 2');
    expect(lines()).toHaveValue('Lamps = लैंप\nfestive = त्योहार\nKurtas = \nRust = ');
    // Behind the first one that was added.
    await user.keyboard('कुर्ते');
    await press('Save');
    const labels = [
      { text: 'Lamps', label: 'लैंप' },
      { text: 'festive', label: 'त्योहार' },
      { text: 'Kurtas', label: 'कुर्ते' },
    ];
    await waitFor(() => expect(saved).toEqual([{ labels: [{ language: 'hi', labels }] }]));
    await waitFor(() => expect(lines()).toHaveValue('Lamps = लैंप\nfestive = त्योहार\nKurtas = कुर्ते'));
    expect(hindi.getByRole('button', { name: 'Add a line for Rust' })).toBeVisible();
  });

  it('that make no sense are named by their line, and stay as they are typed', async () => {
    const { user, hindi, lines, press } = await showLabels();
    const typed = ['', 'Kurtas कुर्ते', '= खाली', `Rust = ${'र'.repeat(201)}`, 'Lamps = दीये'].join(
      '\n',
    );
    await user.click(lines());
    await user.paste(typed);
    await press('Save');
    expect(hindi.getByRole('alert')).toHaveTextContent(
      [
        'Line 2, “Kurtas कुर्ते”: There is no = between the English text and its label.',
        'Line 3, “= खाली”: The English text before the = is missing.',
        `Line 4, “Rust = ${'र'.repeat(33)}…”: Use at most 200 characters.`,
        'Line 5, “Lamps = दीये”: Line 1 has this English text already.',
      ].join(' '),
    );
    expect(lines()).toHaveValue(`Lamps = लैंप${typed}`);
    expect(lines()).toBeInvalid();
    expect(saved).toEqual([]);
    await user.clear(lines());
    await press('Save');
    await waitFor(() => expect(saved).toEqual([{ labels: [{ language: 'hi', labels: [] }] }]));
    expect(hindi.queryByRole('alert')).toBeNull();
  });
});
