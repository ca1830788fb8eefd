import { DockBar } from '@/components/shared/dock-bar'
import { Amount } from '@/components/shared/price'
import { Button, ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { saveCsv } from '@/hooks/use-save-text'
import { useSession } from '@/hooks/use-session'
import { OrderLineRow } from './order-line'
import s from './order-list.module.css'
import { type OrderRow, resultCsv, summaryOf } from './order-rows'
import type { OrderScreen } from './use-order-screen'

type OrderListProps = { rows: OrderRow[]; screen: OrderScreen }

function Confirm({ rows, screen }: OrderListProps) {
  const { isSignedIn } = useSession()
  const { ready } = summaryOf(rows)
  if (!isSignedIn) {
    return (
      <ButtonLink look="primary" size="l" href={routes.login(routes.quickOrder())}>
        登录后加入购物车
      </ButtonLink>
    )
  }
  return (
    <Button
      look="primary"
      size="l"
      disabled={ready.length === 0 || screen.left > 0}
      isPending={screen.isPending}
      onClick={() => void screen.confirm()}
    >
      确认加入购物车（{ready.length}）
    </Button>
  )
}

function Bar({ rows, screen }: OrderListProps) {
  const { matched, candidates, unknown, amount } = summaryOf(rows)
  return (
    <DockBar label="清单汇总">
      <p role="status" className={s.counts}>
        <span>
          <b>{matched}</b> 已匹配
        </span>
        <span>
          <b>{candidates}</b> 待选择
        </span>
        <span>
          <b>{unknown}</b> 未识别
        </span>
        {screen.left > 0 ? <span>正在识别，剩 {screen.left} 行…</span> : null}
      </p>
      <Button look="text" onClick={() => saveCsv('快速下单结果.csv', resultCsv(rows))}>
        导出识别结果
      </Button>
      <Button look="text" onClick={() => screen.remove(rows.map(({ key }) => key))}>
        清空清单
      </Button>
      <span className={s.sum}>
        合计 <Amount value={amount} size="l" />
      </span>
      <Confirm rows={rows} screen={screen} />
    </DockBar>
  )
}

/** The lines with their verdicts, and what they come to. */
export function OrderList({ rows, screen }: OrderListProps) {
  return (
    <>
      {screen.failure ? (
        <p role="alert" className={s.fault}>
          部分商品没有识别成功：{screen.failure}
          <Button look="text" onClick={screen.retry}>
            重试
          </Button>
        </p>
      ) : null}
      <div className={s.list}>
        <div className={s.columns} aria-hidden="true">
          <span>#</span>
          <span>需求</span>
          <span>匹配结果</span>
          <span>数量</span>
          <span className={s.end}>金额</span>
          <span />
        </div>
        <ol aria-label="清单">
          {screen.draft?.map((row, at) => (
            <OrderLineRow
              key={row.key}
              draft={row}
              match={screen.matches.get(row.key)}
              place={at + 1}
              onRetext={screen.retext}
              onChange={screen.change}
              onRemove={screen.remove}
            />
          ))}
        </ol>
      </div>
      <Bar rows={rows} screen={screen} />
    </>
  )
}
