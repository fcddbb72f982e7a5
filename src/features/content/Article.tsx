import PrintIcon from '../../shared/ui/icons/PrintOutlined';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { siteOrigin } from '../../shared/config/origin';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { PageContainer } from '../../shared/ui/PageContainer';
import { PageHead } from '../../shared/ui/PageHead';
import { TextLink } from '../../shared/ui/TextLink';
import { breadcrumbJsonLd } from '../../shared/ui/jsonLd';
import * as text from '../../shared/ui/text.css';
import { formatDate } from '../../shared/lib/dates';
import { policyFacts } from './policyFacts';
import * as s from './Article.css';

export interface ArticleSection {
  /** Anchor. */
  id: string;
  title: string;
  body: ReactElement;
}

interface ArticleProps {
  title: string;
  path: string;
  description: string;
  /** A one-paragraph summary. */
  summary: ReactNode;
  sections: readonly ArticleSection[];
}

/** A text page with a table of contents, for screen and print. */
export function Article({ title, path, description, summary, sections }: ArticleProps) {
  const crumbs = [
    { name: t('Home'), path: '/' },
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
        <article>
          <div className={s.head}>
            <h1 className={text.h1}>{title}</h1>
            <p className={clsx(text.body1, s.summary)}>{summary}</p>
            <div className={s.facts}>
              <p className={clsx(text.body2, s.quiet)}>
                {t('In force since {date}', { date: formatDate(Date.parse(policyFacts.updated)) })}
              </p>
              <Button
                data-no-print
                startIcon={<PrintIcon />}
                className={s.print}
                onClick={() => {
                  window.print();
                }}
              >
                {t('Print this page')}
              </Button>
            </div>
          </div>
          <div className={s.columns}>
            <Contents sections={sections} />
            <div className={s.prose}>
              {sections.map(({ id, title: heading, body }) => (
                <section key={id} aria-labelledby={id} className={s.section}>
                  <h2 id={id} tabIndex={-1} className={text.h3}>
                    {heading}
                  </h2>
                  {body}
                </section>
              ))}
            </div>
          </div>
        </article>
      </PageContainer>
    </>
  );
}

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav aria-labelledby="contents" className={s.contents}>
      <h2 id="contents" className={clsx(text.eyebrow, s.quiet)}>
        {t('On this page')}
      </h2>
      <ol className={s.entries}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <TextLink
              to={`#${id}`}
              onClick={() => {
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
              underline="hover"
              className={s.entry}
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function P({ children }: { children: ReactNode }) {
  return <p className={text.body1}>{children}</p>;
}

/** A list of short statements. */
export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={s.points}>
      {items.map((item, index) => (
        // Static text: the index is the identity.
        <li key={index} className={text.body1}>
          {item}
        </li>
      ))}
    </ul>
  );
}
