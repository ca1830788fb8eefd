import { ProductTiles } from '@/components/product/shared/product-tiles'
import { Section } from '@/components/ui/section'
import { routes } from '@/contract/routes'
import { useBrowsingHistory } from '@/hooks/account/use-browsing-history'

const SHOWN = 8

/** Recently viewed products, each once; renders nothing without history. */
export function Recent() {
  const { browsed } = useBrowsingHistory(1)
  const last = (browsed?.list ?? []).filter(({ state }) => state === 'ok')
  const products = last.filter(
    ({ productId }, at) => last.findIndex((other) => other.productId === productId) === at,
  )
  if (products.length === 0) return null
  const tiles = products.slice(0, SHOWN).map(({ productId, title, image, sku }) => ({
    productId,
    title: `${title} ${sku.spec}`,
    image,
    priceMin: sku.price,
    unit: sku.unit,
  }))
  return (
    <Section title="最近浏览" more={{ href: routes.browsingHistory(), text: '查看全部' }}>
      <ProductTiles tiles={tiles} />
    </Section>
  )
}
