import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { routes } from '@/contract/routes'
import { useFrequentGoods } from '../use-frequent-goods'
import { DeskPanel } from './desk-panel'
import s from './frequent.module.css'
import { FrequentList } from './frequent-list'

function Skeletons() {
  return (
    <Waiting className={s.list}>
      <SkeletonList count={5} height="48px" className={s.waiting} />
    </Waiting>
  )
}

type NothingProps = {
  /** The host does not tell what was ordered: nothing will ever be listed. */
  isUntold?: boolean
}

function Nothing({ isUntold = false }: NothingProps) {
  return (
    <p className={s.nothing}>
      {isUntold ? '本商城暂不提供常购清单。' : '下过单的商品会列在这里，补货时填好数量一次加入。'}
      <br />
      现在可以<MallLink href={routes.search({})}>浏览全部商品</MallLink>
      ，或用“整单粘贴”。
    </p>
  )
}

/** What the buyer orders most often, to be ordered again. */
export function Frequent() {
  const { goods, ...requested } = useFrequentGoods()
  return (
    <DeskPanel title="常购" more={{ href: routes.orders(), text: '全部订单' }}>
      {requested.error?.kind === 'missing' ? (
        <Nothing isUntold />
      ) : (
        <Resource data={goods} {...requested} skeleton={<Skeletons />}>
          {(list) => (list.length > 0 ? <FrequentList goods={list} /> : <Nothing />)}
        </Resource>
      )}
    </DeskPanel>
  )
}
