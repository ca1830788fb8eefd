import { Breadcrumb } from '@/components/shared/breadcrumb'
import { EmptyState } from '@/components/shared/empty-state'
import { SkeletonList } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'
import { OrderEntry } from './order-entry'
import { OrderList } from './order-list'
import s from './quick-order-view.module.css'
import { useOrderScreen } from './use-order-screen'

const TITLE = '快速下单'

function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={3} height="88px" />
    </div>
  )
}

function EmptyList() {
  return (
    <EmptyState
      icon="list"
      title="清单还是空的"
      text="粘贴、输入或上传采购清单，系统按商品编号、型号、旧编号、物料编码和描述逐行匹配。"
    >
      <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
    </EmptyState>
  )
}

/** Quick order: a list in the buyer's own words becomes lines of the cart. */
export function QuickOrderView() {
  const screen = useOrderScreen()
  const { rows, message, refusal } = screen
  return (
    <>
      <Breadcrumb path={[]} last={TITLE} />
      <div className={s.head}>
        <h1 className={s.title}>{TITLE}</h1>
        <ButtonLink look="text" href={routes.cart()}>
          查看购物车
        </ButtonLink>
      </div>
      <OrderEntry screen={screen} />
      <p role="status" className={s.message}>
        {message}
      </p>
      {refusal ? (
        <p role="alert" className={s.fault}>
          {refusal}
        </p>
      ) : null}
      {rows === undefined ? <ListSkeleton /> : null}
      {rows?.length === 0 ? <EmptyList /> : null}
      {rows && rows.length > 0 ? <OrderList rows={rows} screen={screen} /> : null}
    </>
  )
}
