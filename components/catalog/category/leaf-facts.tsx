import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { attributeTitle } from '@/contract/catalog/attribute-rules'
import type { CategoryDetail } from '@/contract/catalog/category-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './leaf-facts.module.css'

type LeafFactsProps = { category: CategoryDetail }

/** Attributes that a leaf's products differ by, with links into its list. */
export function LeafFacts({ category: { id, attributes } }: LeafFactsProps) {
  const preload = usePreload()
  return (
    <Section title="按规格选型">
      <div className={s.ways}>
        <ButtonLink
          variant="primary"
          href={routes.search({ categoryId: id })}
          onWarm={preload.search({ categoryId: id })}
        >
          查看商品
        </ButtonLink>
        <ButtonLink
          href={routes.search({ categoryId: id, view: 'grid' })}
          onWarm={preload.search({ categoryId: id, view: 'grid' })}
        >
          大图浏览
        </ButtonLink>
      </div>
      <dl className={s.list}>
        {attributes.map(({ id: key, name, unit, valueCount }) => (
          <div key={key} className={s.row}>
            <dt>{attributeTitle({ name, unit })}</dt>
            <dd>{valueCount} 个可选值</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
