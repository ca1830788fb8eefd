import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { MatchGroup } from '@/contract/related'
import { routes } from '@/contract/routes'
import { useRelated } from '@/hooks/use-related'
import { OfferCard } from './offer-card'
import s from './offer-card.module.css'
import { MatchingSkeleton } from './section-skeletons'

function Group({ group }: { group: MatchGroup }) {
  const { category, reason, list, attributes } = group
  return (
    <div className={s.group}>
      <div className={s.head}>
        <h3>{category.name}</h3>
        <span className={s.reason}>{reason}</span>
        <MallLink href={routes.search({ categoryId: category.id, attributes })} className={s.all}>
          全部适配的{category.name}
        </MallLink>
      </div>
      <ul className={s.cards}>
        {list.map((offer) => (
          <OfferCard key={offer.sku.skuId} offer={offer} />
        ))}
      </ul>
    </div>
  )
}

type MatchingPartsProps = { productId: number; skuId: number }

/** 配套件: what goes with the selected SKU by rule, each kind with its reason. */
export function MatchingParts({ productId, skuId }: MatchingPartsProps) {
  const { related, error, retry } = useRelated(productId, skuId)
  if (error && !related) return <ErrorState message={error.message} onRetry={retry} />
  if (!related) return <MatchingSkeleton />
  if (related.matching.length === 0) {
    return (
      <EmptyState title="该规格暂无配套件推荐">
        <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
      </EmptyState>
    )
  }
  return related.matching.map((group) => <Group key={group.category.id} group={group} />)
}
