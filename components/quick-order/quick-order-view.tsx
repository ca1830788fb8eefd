import dynamic from 'next/dynamic'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { RefusalNotice } from '@/components/ui/refusal-notice'
import { SkeletonList } from '@/components/ui/skeleton'
import { UndoBar } from '@/components/ui/undo-bar'
import { Waiting } from '@/components/ui/waiting'
import { routes } from '@/contract/routes'
import { AddedNote } from './added-note'
import { OrderEntry } from './order-entry'
import s from './quick-order-view.module.css'
import type { Added } from './use-order-confirm'
import { useOrderScreen } from './use-order-screen'

const TITLE = '快速下单'

const ColumnDialog = dynamic(async () => (await import('./order-parts')).ColumnDialog, {
  ssr: false,
  loading: late(),
})
const OrderList = dynamic(async () => (await import('./order-parts')).OrderList, {
  ssr: false,
  loading: late(() => <ListSkeleton />),
})

function ListSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={3} height="88px" />
    </Waiting>
  )
}

/** What has just been added stays in sight when it was the whole list. */
function EmptyList({ added }: { added: Added }) {
  if (added.count > 0) {
    return (
      <DockBar label="加入结果">
        <AddedNote added={added} />
      </DockBar>
    )
  }
  return (
    <EmptyState
      icon="list"
      title="物料表还是空的"
      text="粘贴、输入或上传物料表，系统按商品编号、型号、旧编号、物料编码和描述逐行匹配。"
    >
      <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
    </EmptyState>
  )
}

function Screen() {
  const screen = useOrderScreen()
  const { rows, message, refusal, columns, removed } = screen
  return (
    <>
      <OrderEntry screen={screen} />
      <p role="status" className={s.message}>
        {message}
      </p>
      {refusal ? <RefusalNotice message={refusal} /> : null}
      {removed.length > 0 ? (
        <UndoBar
          text={`已删除 ${removed.length} 行`}
          isPending={false}
          onUndo={screen.undo}
          onForget={screen.forgetRemoved}
        />
      ) : null}
      {rows === undefined ? <ListSkeleton /> : null}
      {rows?.length === 0 ? <EmptyList added={screen.added} /> : null}
      {rows && rows.length > 0 ? <OrderList rows={rows} screen={screen} /> : null}
      {columns.table && columns.isOpen ? (
        <ColumnDialog
          table={columns.table}
          onApply={(mapping) => void columns.apply(mapping)}
          onCancel={columns.close}
        />
      ) : null}
    </>
  )
}

/** Quick order: matches a pasted list to SKUs and adds them to the cart. */
export function QuickOrderView() {
  return (
    <>
      <Breadcrumb path={[]} last={TITLE} />
      <div className={s.head}>
        <h1 className={s.title}>{TITLE}</h1>
        <ButtonLink variant="text" href={routes.cart()}>
          查看购物车
        </ButtonLink>
      </div>
      <AntdScreen group="quick-order" skeleton={<ListSkeleton />}>
        <Screen />
      </AntdScreen>
    </>
  )
}
