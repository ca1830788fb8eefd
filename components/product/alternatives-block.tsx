import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { late } from '@/components/ui/late'
import { WhenSeen } from '@/components/ui/when-seen'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import s from './offer-card.module.css'
import { AlternativesSkeleton } from './section-skeletons'

const Alternatives = dynamic(async () => (await import('./alternatives')).Alternatives, {
  ssr: false,
  loading: late(AlternativesSkeleton),
})

type AlternativesBlockProps = { product: ProductDetail; sku: Sku }

/** 可替代商品, shown when the selected SKU is unavailable. */
export function AlternativesBlock({ product, sku }: AlternativesBlockProps) {
  const root = useRef<HTMLElement>(null)
  // A link from another page to this block arrives before the product has loaded.
  useEffect(() => {
    if (window.location.hash === '#alternatives') root.current?.scrollIntoView()
  }, [])

  return (
    <section ref={root} id="alternatives" className={s.block} aria-labelledby="alternatives-title">
      <h2 id="alternatives-title" className={s.title}>
        可替代商品
      </h2>
      <WhenSeen placeholder={<AlternativesSkeleton />}>
        <Alternatives product={product} sku={sku} />
      </WhenSeen>
    </section>
  )
}
