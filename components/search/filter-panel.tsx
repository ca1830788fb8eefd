import { useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useDismiss } from '@/components/ui/use-dismiss'
import { formatPrice, parsePrice } from '@/contract/money'
import type { SearchState } from '@/contract/search/search-address'
import type { SearchView } from '@/contract/search/view-rules'
import { CategoryNarrowing } from './category-narrowing'
import { FacetGroup } from './facet-group'
import s from './filter-panel.module.css'
import { RangeForm } from './range-form'
import {
  changed,
  isPictured,
  setRange,
  tickedValues,
  toggleBrand,
  toggleShop,
  toggleValue,
} from './search-links'
import type { SearchResult } from './search-title'

const asValues = (list: SearchResult['brands']) =>
  list.map(({ id, name, count }) => ({ id, label: name, count }))

type PanelProps = { state: SearchState; result: SearchResult }
type AttributesProps = PanelProps & { view: SearchView }

/** Those chosen by eye stand beside the table's drawing instead. */
function Attributes({ state, result, view }: AttributesProps) {
  const shown =
    view === 'table' ? result.facets.filter((facet) => !isPictured(facet)) : result.facets
  return shown.map((facet) => {
    const filter = state.attributes[facet.id]
    return (
      <FacetGroup
        key={facet.id}
        name={facet.name}
        unit={facet.unit}
        values={facet.values}
        chosen={tickedValues(state, facet)}
        hrefOf={(valueId) => toggleValue(state, facet, valueId)}
      >
        {facet.numeric ? (
          <RangeForm
            name={facet.name}
            unit={facet.unit}
            min={filter?.min?.toString() ?? ''}
            max={filter?.max?.toString() ?? ''}
            parse={(text) => (/^-?\d{1,7}(\.\d{1,4})?$/.test(text) ? Number(text) : null)}
            hrefOf={(range) => setRange(state, facet.id, range)}
          />
        ) : null}
      </FacetGroup>
    )
  })
}

const hasPrice = ({ priceMin, priceMax }: SearchState) => priceMin !== null || priceMax !== null

function PriceRange({ state }: { state: SearchState }) {
  const { priceMin, priceMax } = state
  return (
    <section className={s.group}>
      <h2 className={s.title}>价格</h2>
      <RangeForm
        name="价格"
        unit="元"
        min={priceMin === null ? '' : formatPrice(priceMin).replaceAll(',', '')}
        max={priceMax === null ? '' : formatPrice(priceMax).replaceAll(',', '')}
        parse={parsePrice}
        hrefOf={({ min, max }) => changed(state, { priceMin: min, priceMax: max })}
      />
    </section>
  )
}

type FilterPanelProps = AttributesProps & { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Category, brands, attributes, price, shops; a rail on wide screens, a drawer on phones. */
export function FilterPanel({ state, result, view, isOpen, setOpen }: FilterPanelProps) {
  const root = useRef<HTMLElement>(null)
  const close = useCallback(() => setOpen(false), [setOpen])
  useDismiss(root, isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    root.current?.querySelector('button')?.focus()
    // Back shows the list before: not behind a drawer. To close a closed one does nothing.
    window.addEventListener('popstate', close, { once: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen, close])
  return (
    <aside ref={root} className={isOpen ? `${s.root} ${s.drawer}` : s.root} aria-label="筛选">
      <div className={s.bar}>
        筛选
        <Button variant="primary" size="s" onClick={close}>
          看 {result.total} 个结果
        </Button>
      </div>
      <CategoryNarrowing state={state} result={result} />
      <FacetGroup
        name="品牌"
        values={asValues(result.brands)}
        chosen={state.brandIds}
        hrefOf={(id) => toggleBrand(state, id)}
      />
      <Attributes state={state} result={result} view={view} />
      {result.total > 0 || hasPrice(state) ? <PriceRange state={state} /> : null}
      <FacetGroup
        name="店铺"
        values={asValues(result.shops)}
        chosen={state.shopIds}
        hrefOf={(id) => toggleShop(state, id)}
      />
    </aside>
  )
}
