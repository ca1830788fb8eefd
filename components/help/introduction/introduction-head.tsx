import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'

/** Title of the introduction, and the operator as a schema.org Organization. */
export function IntroductionHead() {
  return (
    <PageHead
      title="公司介绍"
      description={`${SITE.name}：${SITE.description}`}
      canonical={routes.websiteIntroduction()}
      data={
        typeof window === 'undefined'
          ? {
              '@context': 'https://schema.org',
              '@type': 'Organization',
              name: SITE.name,
              legalName: SITE.company,
              slogan: SITE.tagline,
              description: SITE.description,
              url: routes.home(),
              address: {
                '@type': 'PostalAddress',
                addressCountry: 'CN',
                streetAddress: SITE.address,
              },
              contactPoint: {
                '@type': 'ContactPoint',
                contactType: 'customer service',
                telephone: SITE.phone,
                areaServed: 'CN',
                availableLanguage: 'zh-CN',
              },
            }
          : null
      }
    />
  )
}
