import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import type { ProductDetail } from '@/contract/product-detail'
import { routes } from '@/contract/routes'
import type { Sku } from '@/contract/sku-columns'
import { useRelated } from '@/hooks/use-related'
import { OfferCard } from './offer-card'
import s from './offer-card.module.css'
import { AlternativesSkeleton } from './section-skeletons'

type AlternativesProps = { product: ProductDetail; sku: Sku }

/** The nearest goods that can be bought instead, each with what is different. */
export function Alternatives({ product, sku }: AlternativesProps) {
  const { related, error, retry } = useRelated(product.productId, sku.skuId)
  if (error && !related) return <ErrorState message={error.message} onRetry={retry} />
  if (!related) return <AlternativesSkeleton />
  if (related.alternatives.length === 0) {
    const leaf = product.path.at(-1)
    return (
      <EmptyState title="暂无可替代的在售规格" text="可以查看同类商品，或更换销售区域。">
        {leaf ? (
          <ButtonLink href={routes.search({ categoryId: leaf.id })}>查看全部{leaf.name}</ButtonLink>
        ) : null}
      </EmptyState>
    )
  }
  return (
    <ul className={`${s.cards} ${s.tall}`}>
      {related.alternatives.map((offer) => (
        <OfferCard key={offer.sku.skuId} offer={offer}>
          {offer.differs.length > 0 ? (
            <span className={s.differs}>{offer.differs.join('，')}</span>
          ) : (
            <span className={s.same}>规格相同</span>
          )}
        </OfferCard>
      ))}
    </ul>
  )
}
