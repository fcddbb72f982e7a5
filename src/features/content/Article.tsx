import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { siteOrigin } from '../../shared/config/origin';
import { PageContainer } from '../../shared/ui/PageContainer';
import { PageHead } from '../../shared/ui/PageHead';
import { breadcrumbJsonLd } from '../../shared/ui/jsonLd';
import { formatDate } from '../../shared/lib/dates';
import { storeFacts } from './storeFacts';

export interface ArticleSection {
  /** Anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

interface ArticleProps {
  title: string;
  path: string;
  description: string;
  /** One paragraph that says what the page says. */
  summary: ReactNode;
  sections: readonly ArticleSection[];
}

/** A page of prose with a table of contents beside it, made to be read and to be printed. */
export function Article({ title, path, description, summary, sections }: ArticleProps) {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="article"
        jsonLd={breadcrumbJsonLd(crumbs, siteOrigin())}
      />
      <PageContainer>
        <Box component="article">
          <Box sx={{ maxWidth: 760, mb: { xs: 4, md: 6 } }}>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>{summary}</Typography>
            <Box
              sx={{
                display: 'flex',
                // On a phone never beside the date: where the button's icon is there and its words
                // are on their way, it would first fit and then not.
                flexDirection: { xs: 'column', sm: 'row' },
                alignItems: { xs: 'start', sm: 'center' },
                columnGap: 2,
                rowGap: 1,
                mt: 2,
              }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                In force since {formatDate(Date.parse(storeFacts.policiesUpdated))}
              </Typography>
              <Button
                data-no-print
                startIcon={<PrintIcon />}
                sx={{ ml: { xs: -1, sm: 0 } }}
                onClick={() => {
                  window.print();
                }}
              >
                Print this page
              </Button>
            </Box>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 4, md: 8 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
              '@media print': { display: 'block' },
            }}
          >
            <Contents sections={sections} />
            <Box
              sx={{
                maxWidth: 720,
                display: 'grid',
                // The table of contents may be taller than the sections that have come so far.
                alignContent: 'start',
                gridTemplateColumns: 'minmax(0, 1fr)',
                overflowWrap: 'anywhere',
                gap: 5,
                '@media print': { gap: 2 },
              }}
            >
              {sections.map(({ id, title: heading, body }) => (
                <Box
                  component="section"
                  key={id}
                  aria-labelledby={id}
                  sx={{ '& p, & ul, & ol': { my: 1.25 }, '& li': { mb: 0.5 } }}
                >
                  <Typography variant="h3" component="h2" id={id} tabIndex={-1}>
                    {heading}
                  </Typography>
                  {body}
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents"
      sx={{
        position: { md: 'sticky' },
        top: { md: 'calc(var(--ml-header) + 24px)' },
        alignSelf: 'start',
        p: { xs: 2, md: 0 },
        borderRadius: '14px',
        bgcolor: { xs: 'background.sunk', md: 'transparent' },
      }}
    >
      <Typography variant="eyebrow" component="h2" id="contents" sx={{ color: 'text.secondary' }}>
        On this page
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`#${id}`}
              onClick={() => {
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
              underline="hover"
              sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'text.primary' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function P({ children }: { children: ReactNode }) {
  return <Typography component="p">{children}</Typography>;
}

/** A list of short statements. */
export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ pl: 2.75 }}>
      {items.map((item, index) => (
        // The statements are static text: their place is their identity.
        <Typography component="li" key={index}>
          {item}
        </Typography>
      ))}
    </Box>
  );
}
