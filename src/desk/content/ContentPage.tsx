import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { languages } from '../../shared/config/env';
import { groupsFrom, linesOf } from '../../shared/lib/synonymLines';
import { call } from '../api/call';
import { pinsFrom } from '../parts/numbers';
import { CONTENT_QUERY } from './contentQuery';
import { FooterForm, HeaderForm } from './LayoutForms';
import { OffersForm } from './OffersForm';
import { LabelsForm } from './LabelsForm';
import { PaymentForm } from './PaymentForm';
import { StoreForm } from './StoreForm';
import { TextForm } from './TextForm';

/** What pages show beside the products, and how orders are paid. */
export function ContentPage() {
  const { data, error } = useQuery({
    queryKey: CONTENT_QUERY,
    queryFn: async () => (await call('deskContent', {})).data,
    // What somebody types is not replaced.
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ my: 2, maxWidth: 720, display: 'grid', gap: 2 }}>
      <Title title="Content" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress />}
      {data && (
        <>
          {/* A form is reset when the stored values change; otherwise it keeps what is typed. */}
          <Part name="Slides" about="They change every five seconds, at the top of the home page.">
            <OffersForm
              key={JSON.stringify(data.slides)}
              part="slides"
              offers={data.slides}
              hasAction
            />
          </Part>
          <Part name="Offers" about="Cards of the home page that lead into the collections.">
            <OffersForm key={JSON.stringify(data.promos)} part="promos" offers={data.promos} />
          </Part>
          <Part name="Header" about="The logo, the links and the icons, from left to right.">
            <HeaderForm key={JSON.stringify(data.headers)} headers={data.headers} />
          </Part>
          <Part name="Footer" about="Up to five links are shown.">
            <FooterForm key={JSON.stringify(data.footers)} footers={data.footers} />
          </Part>
          <Part
            name="Store"
            about="On the contact page, in the footer, in policies and on invoices."
          >
            <StoreForm
              key={JSON.stringify(data.store)}
              store={data.store}
              defaults={data.defaults.store}
            />
          </Part>
          <Part
            name="Synonyms"
            about="Words that the search takes for one another, beside those it knows. “Today” shows what was searched for and not found."
          >
            <TextForm
              key={JSON.stringify(data.synonyms)}
              name="Synonyms"
              label="Words that mean the same"
              hint="One line for each meaning, its words separated by commas: chesterfield, sofa"
              text={linesOf(data.synonyms ?? [])}
              changeOf={(text) => ({ synonyms: unlessEmpty(groupsFrom(text)) })}
            />
          </Part>
          {data.labels.map(({ language, labels, missing }) => (
            <Part
              key={language}
              name={labelsName(language)}
              about="Categories, tags, colours, sizes, menus and offers. Where a text has none, the shop shows the English one."
            >
              <LabelsForm
                // Not by what is missing, which other forms change.
                key={JSON.stringify(labels)}
                name={labelsName(language)}
                language={language}
                labels={labels}
                missing={missing}
              />
            </Part>
          ))}
          <Part
            name="Delivery"
            about="On product pages, and for orders that are placed from now on."
          >
            <TextForm
              key={JSON.stringify(data.delivery)}
              name="Delivery"
              label="PIN codes to which nothing is sent"
              hint="Whole or their first digits, separated by commas: 797, 744101"
              text={(data.delivery?.excludedPins ?? []).join(', ')}
              changeOf={(text) => {
                const excludedPins = unlessEmpty(pinsFrom(text));
                return { delivery: excludedPins && { excludedPins } };
              }}
            />
          </Part>
          <Part name="Payment" about="For orders that are placed from now on.">
            <PaymentForm
              key={JSON.stringify(data.payment)}
              payment={data.payment}
              defaults={data.defaults.payment}
            />
          </Part>
        </>
      )}
    </Box>
  );
}

const labelsName = (language: string): string =>
  `Labels in ${languages.find(({ code }) => code === language)?.name ?? language}`;

/** Null resets a part. */
const unlessEmpty = <Item,>(list: Item[]): Item[] | null => (list.length > 0 ? list : null);

interface PartProps {
  name: string;
  about: string;
  children: ReactNode;
}

const Part = ({ name, about, children }: PartProps) => (
  <Card component="section" aria-label={name}>
    <CardContent sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography component="h2" variant="h6">
          {name}
        </Typography>
        <Typography color="text.secondary">{about}</Typography>
      </div>
      {children}
    </CardContent>
  </Card>
);
