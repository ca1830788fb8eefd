import { ErrorState } from '@/components/shared/error-state'
import { Section } from '@/components/shared/section'
import { Skeleton } from '@/components/shared/skeleton'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { MallFacts } from '@/contract/mall-facts'
import { routes } from '@/contract/routes'
import { useMallFacts } from '@/hooks/use-mall-facts'
import s from './introduction.module.css'

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
        <MallLink href={routes.help({ type: '1-1', index: 2 })} className={s.link}>
          配送说明
        </MallLink>
      </p>
    </Section>
  )
}

function RangeSkeleton() {
  return (
    <div role="status" className={s.waiting}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="88px" />
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </div>
  )
}

/** What is sold and where it is stored, as counted now. */
export function Range() {
  const { facts, error, retry } = useMallFacts()
  if (!facts)
    return error ? <ErrorState message={error.message} onRetry={retry} /> : <RangeSkeleton />
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
