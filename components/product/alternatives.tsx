import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Resource } from '@/components/ui/resource'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Related } from '@/contract/product/related-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import { useRelated } from '@/hooks/product/use-related'
import { OfferCard } from './offer-card'
import s from './offer-card.module.css'
import { AlternativesSkeleton } from './section-skeletons'

type AlternativesProps = { product: ProductDetail; sku: Sku }

type LoadedProps = Pick<Related, 'alternatives'> & {
  leaf: ProductDetail['path'][number] | undefined
}

function Loaded({ alternatives, leaf }: LoadedProps) {
  if (alternatives.length === 0) {
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
      {alternatives.map((offer) => (
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

/** Closest available substitutes, each with its differences. */
export function Alternatives({ product, sku }: AlternativesProps) {
  const { related, ...requested } = useRelated(product.productId, sku.skuId)
  return (
    <Resource data={related} {...requested} skeleton={<AlternativesSkeleton />}>
      {({ alternatives }) => <Loaded alternatives={alternatives} leaf={product.path.at(-1)} />}
    </Resource>
  )
}
