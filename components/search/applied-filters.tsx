import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { formatPrice } from '@/contract/money'
import type { SearchState } from '@/contract/search/search-address'
import type { Counted, Facet } from '@/contract/search/search-calls'
import s from './chips.module.css'
import {
  changed,
  clearAll,
  rangeLabel,
  setRange,
  toggleBrand,
  toggleShop,
  toggleValue,
  valueLabel,
} from './search-links'

type Narrowing = { brands: Counted[]; shops: Counted[]; facets: Facet[] }
type Applied = { key: string; name: string; label: string; href: string }

function nameOf(list: readonly Counted[], id: number): string {
  return list.find((one) => one.id === id)?.name ?? `#${id}`
}

function attributeChips(state: SearchState, facets: readonly Facet[]): Applied[] {
  return Object.entries(state.attributes).flatMap(([key, filter]) => {
    const id = Number(key)
    const facet = facets.find((one) => one.id === id)
    const name = facet?.name ?? '规格'
    if (filter.values) {
      return filter.values.map((value) => ({
        key: `a${id}-${value}`,
        name,
        label: valueLabel(facet, value),
        href: toggleValue(state, { id, named: facet?.named ?? [] }, value),
      }))
    }
    const label = rangeLabel(
      { min: filter.min ?? null, max: filter.max ?? null },
      facet?.unit ? ` ${facet.unit}` : '',
    )
    const href = setRange(state, id, { min: null, max: null })
    return [{ key: `a${id}`, name, label, href }]
  })
}

function priceChip(state: SearchState): Applied[] {
  const { priceMin, priceMax } = state
  if (priceMin === null && priceMax === null) return []
  const low = priceMin === null ? '' : `¥${formatPrice(priceMin)}`
  const high = priceMax === null ? '' : `¥${formatPrice(priceMax)}`
  const label = low && high ? `${low}–${high}` : low ? `${low} 以上` : `${high} 以下`
  return [
    { key: 'price', name: '价格', label, href: changed(state, { priceMin: null, priceMax: null }) },
  ]
}

/** Active filters, each with the link that removes it. */
export function appliedFilters(state: SearchState, known: Narrowing): Applied[] {
  return [
    ...state.brandIds.map((id) => ({
      key: `b${id}`,
      name: '品牌',
      label: nameOf(known.brands, id),
      href: toggleBrand(state, id),
    })),
    ...state.shopIds.map((id) => ({
      key: `s${id}`,
      name: '店铺',
      label: nameOf(known.shops, id),
      href: toggleShop(state, id),
    })),
    ...attributeChips(state, known.facets),
    ...priceChip(state),
    ...(state.inStock
      ? [{ key: 'stock', name: '库存', label: '有货', href: changed(state, { inStock: false }) }]
      : []),
  ]
}

type AppliedFiltersProps = { state: SearchState; result: Narrowing }

/** Active filters as chips; each can be removed, or all at once. */
export function AppliedFilters({ state, result }: AppliedFiltersProps) {
  const applied = appliedFilters(state, result)
  if (applied.length === 0) return null
  return (
    <section className={`${s.list} ${s.applied}`} aria-label="已选条件">
      <span className={s.label}>已选</span>
      {applied.map(({ key, name, label, href }) => (
        <MallLink
          key={key}
          href={href}
          isInPlace
          className={s.chip}
          aria-label={`取消${name} ${label}`}
        >
          <span className={s.kind}>{name}</span>
          {label}
          <Icon name="close" size={12} />
        </MallLink>
      ))}
      <MallLink href={clearAll(state)} isInPlace className={s.clear}>
        清除全部
      </MallLink>
    </section>
  )
}
