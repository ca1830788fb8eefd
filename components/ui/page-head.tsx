import Head from 'next/head'
import { useState } from 'react'
import { SITE } from '@/contract/site/company-rules'
import { useHydrated } from '@/hooks/browser/use-hydrated'
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
  /**
   * JSON-LD of the page, null in the browser: who reads it reads the server's HTML. Asking for `window` where it is
   * built leaves it out of the browser's bundle.
   */
  data?: Data | Data[] | null
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

/** The same for every rendering, or React would write it over what the server wrote. */
const AS_SERVED = { __html: '' }

type StructuredDataProps = { data: Data | Data[] | null; origin: string }

/** Stays in the HTML as the server wrote it; a later page has none. */
function StructuredData({ data, origin }: StructuredDataProps) {
  const isTransition = useHydrated()
  const [isInHtml] = useState(!isTransition)
  if (!isInHtml) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other way; < is escaped, so it cannot close the element
      dangerouslySetInnerHTML={
        typeof window === 'undefined' && data ? { __html: jsonLd(data, origin) } : AS_SERVED
      }
    />
  )
}

/** Title, description, canonical URL, link preview and structured data of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, description = SITE.description, canonical, kind = 'website', data } = props
  const { image = '/icon-512.png' } = props
  const { origin } = useMall()
  const name = title ? `${title} - ${SITE.name}` : SITE.name
  return (
    <>
      <Head>
        <title>{name}</title>
        <meta key="description" name="description" content={description} />
        {canonical === undefined && <meta key="robots" name="robots" content="noindex" />}
        {canonical !== undefined && (
          <>
            <link key="canonical" rel="canonical" href={origin + canonical} />
            <meta key="og:type" property="og:type" content={kind} />
            <meta key="og:title" property="og:title" content={name} />
            {/* Who reads it elsewhere can follow whole addresses alone. */}
            {origin && <meta key="og:image" property="og:image" content={origin + image} />}
          </>
        )}
      </Head>
      {data !== undefined && <StructuredData key={canonical} data={data} origin={origin} />}
    </>
  )
}
