import Head from 'next/head'
import { SITE } from '@/contract/site/company-rules'
import { useMall } from '@/hooks/mall-context'

type Data = Record<string, unknown>

type PageHeadProps = {
  /** Title of the page; the home page has none. */
  title?: string
  description?: string
  /** Canonical URL path; a page without one is not indexed by search engines. */
  canonical?: string
  kind?: 'website' | 'product' | 'article'
  /** Preview image for shared links. */
  image?: string | undefined
  /** JSON-LD of the page. */
  data?: Data | Data[]
}

/** schema.org properties whose values are URLs. */
const ADDRESSES = ['url', 'item', 'image', 'logo']

/** JSON-LD with absolute URLs; < is escaped, so that it cannot close its element. */
function jsonLd(data: Data | Data[], origin: string): string {
  const whole = (key: string, value: unknown) =>
    ADDRESSES.includes(key) && typeof value === 'string' && value.startsWith('/')
      ? origin + value
      : value
  return JSON.stringify(data, whole).replace(/</g, '\\u003c')
}

/** Title, description, canonical URL, link preview and structured data of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, description = SITE.description, canonical, kind = 'website', data } = props
  const { image = '/icon-512.png' } = props
  const { origin } = useMall()
  const name = title ? `${title} - ${SITE.name}` : SITE.name
  return (
    <Head>
      <title>{name}</title>
      <meta key="description" name="description" content={description} />
      {canonical === undefined && <meta key="robots" name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link key="canonical" rel="canonical" href={origin + canonical} />
          <meta key="og:type" property="og:type" content={kind} />
          <meta key="og:title" property="og:title" content={name} />
          <meta key="og:image" property="og:image" content={origin + image} />
        </>
      )}
      {data && (
        <script
          key="data"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other way; < is escaped, so it cannot close the element
          dangerouslySetInnerHTML={{ __html: jsonLd(data, origin) }}
        />
      )}
    </Head>
  )
}
