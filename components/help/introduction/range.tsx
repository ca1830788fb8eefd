import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { helpAddress } from '@/contract/help/help-address'
import type { MallFacts } from '@/contract/help/mall-facts-calls'
import { routes } from '@/contract/routes'
import s from './introduction.module.css'
import { useMallFacts } from './use-mall-facts'

type FactsProps = { facts: MallFacts }

const inThousands = (count: number) => count.toLocaleString('zh-CN')

function Figures({ facts }: FactsProps) {
  const { skuCount, productCount, leafCount, brandCount, shopCount } = facts
  const figures = [
    { name: '在售规格', count: skuCount },
    { name: '商品', count: productCount },
    { name: '品类', count: leafCount },
    { name: '品牌', count: brandCount },
    { name: '店铺', count: shopCount },
  ]
  return (
    <dl className={s.figures}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{inThousands(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Warehouses({ facts: { warehouses } }: FactsProps) {
  return (
    <Section title="仓库分布" note={`${warehouses.length} 个省市`}>
      <ul className={s.places}>
        {warehouses.map(({ place, count }) => (
          <li key={place}>
            {place}
            <span className={s.count}>{count} 个</span>
          </li>
        ))}
      </ul>
      <p className={s.hint}>
        仓库属于各店铺，按收货地就近发货；同省一般 1 个工作日、跨大区 3 个工作日送达。
        <MallLink
          href={routes.help(helpAddress.write({ type: '1-1', index: 2 }))}
          className={s.link}
        >
          配送说明
        </MallLink>
      </p>
    </Section>
  )
}

function RangeSkeleton() {
  return (
    <Waiting className={s.waiting}>
      <Skeleton height="88px" />
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </Waiting>
  )
}

function Loaded({ facts }: FactsProps) {
  return (
    <>
      <Figures facts={facts} />
      <Section title="经营范围" note={`${facts.categories.length} 大类`}>
        <ul className={s.places}>
          {facts.categories.map(({ id, name, productCount }) => (
            <li key={id}>
              <MallLink href={routes.category(id)} className={s.link}>
                {name}
              </MallLink>
              <span className={s.count}>{inThousands(productCount)} 种商品</span>
            </li>
          ))}
        </ul>
      </Section>
      <Warehouses facts={facts} />
    </>
  )
}

/** Assortment and warehouses with current counts. */
export function Range() {
  const { facts, ...requested } = useMallFacts()
  if (requested.error?.kind === 'missing') return null
  return (
    <Resource data={facts} {...requested} skeleton={<RangeSkeleton />}>
      {(loaded) => <Loaded facts={loaded} />}
    </Resource>
  )
}
