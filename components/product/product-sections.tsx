import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import surface from '@/components/ui/surface.module.css'
import { WhenSeen } from '@/components/ui/when-seen'
import type { ProductState } from '@/contract/product/product-address'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { Downloads } from './downloads'
import s from './product-sections.module.css'
import { Section } from './section'
import { CommentsSkeleton, MatchingSkeleton, OffersSkeleton } from './section-skeletons'
import { Specs } from './specs'

// Loaded on demand: below the fold, fetched when they come near the viewport.
const SameSpec = dynamic(async () => (await import('./same-spec')).SameSpec, {
  ssr: false,
  loading: late(OffersSkeleton),
})
const MatchingParts = dynamic(async () => (await import('./matching-parts')).MatchingParts, {
  ssr: false,
  loading: late(MatchingSkeleton),
})
const Comments = dynamic(async () => (await import('./comments')).Comments, {
  ssr: false,
  loading: late(CommentsSkeleton),
})

function Tabs({ count }: { count: number }) {
  const tabs = [
    ['#specs', '规格参数'],
    ['#detail', '商品详情'],
    ['#same-spec', '同规格比价'],
    ['#matching', '配套件'],
    ['#downloads', '资料下载'],
    ['#comments', count > 0 ? `评价 ${count}` : '评价'],
  ]
  return (
    <nav className={s.tabs} aria-label="商品信息">
      {tabs.map(([href, text]) => (
        <a key={href} href={href} className={s.tab}>
          {text}
        </a>
      ))}
    </nav>
  )
}

type ProductSectionsProps = {
  product: ProductDetail
  sku: Sku
  state: ProductState
  onChange: (next: Partial<ProductState>) => void
}

/** Sections below the buy box, with tabs that link to them. */
export function ProductSections({ product, sku, state, onChange }: ProductSectionsProps) {
  const { productId, detail, comments } = product
  return (
    <div className={surface.panel}>
      <Tabs count={comments.count} />
      <Specs product={product} sku={sku} />
      <Section id="detail" title="商品详情">
        <div className={s.detail}>
          {detail
            .split(/\n+/)
            .filter(Boolean)
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
        </div>
      </Section>
      <Section id="same-spec" title="同规格比价">
        <WhenSeen placeholder={<OffersSkeleton />}>
          <SameSpec product={product} sku={sku} />
        </WhenSeen>
      </Section>
      <Section id="matching" title="配套件">
        <WhenSeen placeholder={<MatchingSkeleton />}>
          <MatchingParts productId={productId} skuId={sku.skuId} />
        </WhenSeen>
      </Section>
      <Downloads product={product} sku={sku} />
      <Section id="comments" title="评价">
        <WhenSeen placeholder={<CommentsSkeleton />}>
          <Comments productId={productId} skuId={sku.skuId} state={state} onChange={onChange} />
        </WhenSeen>
      </Section>
    </div>
  )
}
