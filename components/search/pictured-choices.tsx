import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { attributeTitle } from '@/contract/catalog/attribute-rules'
import type { SearchState } from '@/contract/search/search-address'
import type { Facet } from '@/contract/search/search-calls'
import s from './pictured-choices.module.css'
import { isPictured, tickedValues, toggleValue } from './search-links'

type PicturedChoicesProps = { state: SearchState; facets: readonly Facet[] }

/** Forms and colours of one kind of goods as pictures; pressing one ticks it or takes it back. */
export function PicturedChoices({ state, facets }: PicturedChoicesProps) {
  return (
    <div className={s.root}>
      {facets.filter(isPictured).map((facet) => (
        <section key={facet.id} className={s.choice} aria-label={facet.name}>
          <h2 className={s.title}>{attributeTitle(facet)}</h2>
          <ul className={s.values}>
            {facet.values
              .filter(({ count }) => count > 0)
              .map((value) => {
                const isChosen = tickedValues(state, facet).includes(value.id)
                return (
                  <li key={value.id}>
                    <MallLink
                      href={toggleValue(state, facet, value.id)}
                      isInPlace
                      rel="nofollow"
                      className={isChosen ? `${s.value} ${s.chosen}` : s.value}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      <ProductImage src={value.image ?? ''} alt="" width={96} />
                      {value.label}
                    </MallLink>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </div>
  )
}
