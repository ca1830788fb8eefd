import Head from 'next/head'
import { SITE } from '@/contract/site'

type PageHeadProps = {
  /** The screen's name; the home page has none. */
  title?: string
  description?: string
  canonical?: string
  /** JSON-LD of the page. */
  data?: Record<string, unknown>
}

/** Title, description, canonical address and structured data of a page. */
export function PageHead({
  title,
  description = SITE.description,
  canonical,
  data,
}: PageHeadProps) {
  return (
    <Head>
      <title>{title ? `${title} - ${SITE.name}` : SITE.name}</title>
      <meta key="description" name="description" content={description} />
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
      {data && (
        <script
          key="data"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other way; < is escaped, so it cannot close the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      )}
    </Head>
  )
}
