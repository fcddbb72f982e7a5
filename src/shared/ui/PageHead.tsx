import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../config/env';
import { addressIn } from '../config/languages';
import { siteOrigin } from '../config/origin';
import { DEFAULT_SHARE_IMAGE, SHARE_SIZE } from '../config/pictures';

export const SITE_NAME = 'Marigold Lane';

interface PageHeadProps {
  /** Without the shop's name, which is appended. */
  title: string;
  description?: string;
  /** For personal pages and others that search engines should not list. */
  noIndex?: boolean;
  /** Path of the picture for shared links: JPEG in SHARE_SIZE. */
  image?: string;
  /** `product` on a product page. */
  type?: 'website' | 'product' | 'article';
  /** Canonical path of the content; by default the current path without its query. */
  canonicalPath?: string;
  /** schema.org objects (features/content/jsonLd.ts). */
  jsonLd?: object | readonly object[];
}

/** Title and metadata of a page: React 19 hoists these elements into the head. */
export function PageHead({
  title,
  description,
  noIndex = false,
  image = DEFAULT_SHARE_IMAGE,
  type = 'website',
  canonicalPath,
  jsonLd,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const fullTitle = title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
  const origin = siteOrigin();
  // Not a <title> element: index.html has one, and browsers use the first.
  useLayoutEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  const canonical = new URL(addressIn(language, canonicalPath ?? pathname), origin).href;
  return (
    <>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:locale" content={`${language}_IN`} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd !== undefined && <JsonLd data={jsonLd} />}
    </>
  );
}

/** Structured data. `<` is escaped, so that a product's name cannot close the script element. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
