import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { MatchGroup } from '@/contract/product/related-calls'
import { routes } from '@/contract/routes'
import { useRelated } from '@/hooks/product/use-related'
import { OfferCard } from './offer-card'
import s from './offer-card.module.css'
import { MatchingSkeleton } from './section-skeletons'

function Group({ group }: { group: MatchGroup }) {
  const { category, reason, list, attributes } = group
  return (
    <div className={s.group}>
      <div className={s.head}>
        <h3>{category.name}</h3>
        <span className={surface.note}>{reason}</span>
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

function Loaded({ matching }: { matching: MatchGroup[] }) {
  if (matching.length === 0) {
    return (
      <EmptyState title="该规格暂无配套件推荐">
        <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
      </EmptyState>
    )
  }
  return matching.map((group) => <Group key={group.category.id} group={group} />)
}

/** 配套件: rule-based accessories of the selected SKU, each kind with its reason. */
export function MatchingParts({ productId, skuId }: MatchingPartsProps) {
  const { related, ...requested } = useRelated(productId, skuId)
  return (
    <Resource data={related} {...requested} skeleton={<MatchingSkeleton />}>
      {({ matching }) => <Loaded matching={matching} />}
    </Resource>
  )
}
