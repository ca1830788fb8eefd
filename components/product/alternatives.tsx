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

function Cards({ offers }: { offers: Related['alternatives'] }) {
  return (
    <ul className={`${s.cards} ${s.tall}`}>
      {offers.map((offer) => (
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
  const replacing = alternatives.filter(({ replaces }) => replaces)
  const similar = alternatives.filter(({ replaces }) => !replaces)
  return (
    <>
      {replacing.length > 0 ? (
        <Cards offers={replacing} />
      ) : (
        <p className={s.none}>暂无可直接替代的在售规格。</p>
      )}
      {similar.length > 0 ? (
        <section aria-labelledby="similar-title">
          <h3 id="similar-title" className={s.subtitle}>
            相近商品（不可直接替代）
          </h3>
          <Cards offers={similar} />
        </section>
      ) : null}
    </>
  )
}

/** What may stand in for the SKU, then what is merely near, each with its differences. */
export function Alternatives({ product, sku }: AlternativesProps) {
  const { related, ...requested } = useRelated(product.productId, sku.skuId)
  return (
    <Resource data={related} {...requested} skeleton={<AlternativesSkeleton />}>
      {({ alternatives }) => <Loaded alternatives={alternatives} leaf={product.path.at(-1)} />}
    </Resource>
  )
}
