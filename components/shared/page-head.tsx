import Head from 'next/head'
import { SITE } from '@/contract/site'
import { useMall } from '@/hooks/mall-context'

type Data = Record<string, unknown>

type PageHeadProps = {
  /** The screen's name; the home page has none. */
  title?: string
  description?: string
  /** The page's one address; a page without is not to be found by search engines. */
  canonical?: string
  kind?: 'website' | 'product' | 'article'
  /** Picture shown where the page is passed on. */
  image?: string | undefined
  /** JSON-LD of the page. */
  data?: Data | Data[]
}

/** Properties of schema.org whose values are addresses. */
const ADDRESSES = ['url', 'item', 'image', 'logo']

/** JSON-LD with whole addresses; < is escaped, so that it cannot close its element. */
function jsonLd(data: Data | Data[], origin: string): string {
  const whole = (key: string, value: unknown) =>
    ADDRESSES.includes(key) && typeof value === 'string' && value.startsWith('/')
      ? origin + value
      : value
  return JSON.stringify(data, whole).replace(/</g, '\\u003c')
}

/** Title, description, address, preview and structured data of a page. */
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
