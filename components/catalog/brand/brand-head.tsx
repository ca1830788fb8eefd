import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import { useBrand } from '@/hooks/catalog/use-brands'

type BrandHeadProps = { brandId: number }

/** Title and structured data of a brand page. */
export function BrandHead({ brandId }: BrandHeadProps) {
  const { brand, isNotFound } = useBrand(brandId)
  if (!brand) return <PageHead title={isNotFound ? '品牌不存在' : '品牌'} />
  const { id, name, latin, field, story } = brand
  return (
    <PageHead
      title={`${name} ${latin}`}
      description={`${name}（${latin}），${field}：${story}`}
      canonical={routes.brand(id)}
      data={
        typeof window === 'undefined'
          ? {
              '@context': 'https://schema.org',
              '@type': 'Brand',
              name,
              alternateName: latin,
              description: story,
              url: routes.brand(id),
            }
          : null
      }
    />
  )
}
