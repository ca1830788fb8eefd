import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import { useShop } from '@/hooks/catalog/use-shops'

type ShopHeadProps = { shopId: number }

/** Title and structured data of a shop page. */
export function ShopHead({ shopId }: ShopHeadProps) {
  const { shop, isNotFound } = useShop(shopId)
  if (!shop) return <PageHead title={isNotFound ? '店铺不存在' : '店铺'} />
  const { id, name, notice, place, productCount } = shop
  return (
    <PageHead
      title={name}
      description={`${name}，${place}发货，${productCount} 种商品。${notice}`}
      canonical={routes.shop(id)}
      data={
        typeof window === 'undefined'
          ? { '@context': 'https://schema.org', '@type': 'Store', name, url: routes.shop(id) }
          : null
      }
    />
  )
}
