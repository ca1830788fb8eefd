import { Alert, Button, Select } from 'antd'
import Router from 'next/router'
import { useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import { ButtonLink } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import surface from '@/components/ui/surface.module.css'
import { INQUIRY_LINES_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { useAreas } from '@/hooks/area/use-areas'
import { addToInquiry } from '@/hooks/inquiry/use-inquiry-draft'
import { saveCsv } from '@/hooks/quick-order/save-csv'
import { AddedNote } from './added-note'
import { leftCsv, resultCsv } from './order-files'
import { OrderLineRow } from './order-line'
import s from './order-list.module.css'
import { OrderPager, PAGE_ROWS } from './order-pager'
import { OrderProgress } from './order-progress'
import {
  inquiryLines,
  isReady,
  type OrderRow,
  STANDING_TEXT,
  type Standing,
  summaryOf,
} from './order-rows'
import type { OrderScreen } from './use-order-screen'

type OrderListProps = { rows: OrderRow[]; screen: OrderScreen }

function Confirm({ rows, screen }: OrderListProps) {
  const { isSignedIn } = useSession()
  const { ready } = summaryOf(rows)
  if (!isSignedIn) {
    return (
      <ButtonLink variant="primary" size="l" href={routes.login(routes.quickOrder())}>
        登录后加入购物车
      </ButtonLink>
    )
  }
  return (
    <Button
      type="primary"
      size="large"
      disabled={ready.length === 0 || screen.progress.total > 0}
      loading={screen.isPending}
      onClick={() => void screen.confirm()}
    >
      确认加入购物车（{ready.length}）
    </Button>
  )
}

/** Lines without goods to buy become an inquiry; they travel in the tab, not in the address. */
function AskForPrices({ rows }: Pick<OrderListProps, 'rows'>) {
  const lines = inquiryLines(rows)
  if (lines.length === 0) return null
  const count = Math.min(lines.length, INQUIRY_LINES_MAX)
  function handleAsk() {
    addToInquiry(lines.slice(0, count))
    void Router.push(routes.newInquiry(''))
  }
  return (
    <Button type="link" onClick={handleAsk}>
      去询价（{count < lines.length ? `前 ${count}` : count} 行）
    </Button>
  )
}

function Bar({ rows, screen }: OrderListProps) {
  const { matched, candidates, unknown, needsQty, amount } = summaryOf(rows)
  return (
    <DockBar label="物料表汇总">
      <AddedNote added={screen.added} />
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
        {needsQty > 0 ? (
          <span>
            <b>{needsQty}</b> 待填数量
          </span>
        ) : null}
      </p>
      <AskForPrices rows={rows} />
      <span className={s.sum}>
        合计 <Amount value={amount} size="l" />
      </span>
      <Confirm rows={rows} screen={screen} />
    </DockBar>
  )
}

/** Which lines are shown. */
type Shown = 'all' | Exclude<Standing, 'matched'> | 'open'

const SHOWN_TEXT: Record<Shown, string> = {
  all: '全部行',
  open: '所有待处理的行',
  waiting: STANDING_TEXT.waiting,
  candidates: STANDING_TEXT.candidates,
  unknown: STANDING_TEXT.unknown,
}
const SHOWN = ['all', 'open', 'candidates', 'unknown', 'waiting'] as const

function isShown(row: OrderRow, shown: Shown): boolean {
  if (shown === 'all') return true
  return shown === 'open' ? !isReady(row) : row.standing === shown
}

type ToolsProps = OrderListProps & { shown: Shown; onShow: (shown: Shown) => void }

/** What is done with the whole list. */
function Tools({ rows, shown, onShow, screen }: ToolsProps) {
  const { current: area } = useAreas()
  const { ready } = summaryOf(rows)
  return (
    <div className={s.tools}>
      <Select<Shown>
        aria-label="显示"
        value={shown}
        options={SHOWN.map((value) => ({ value, label: SHOWN_TEXT[value] }))}
        onChange={onShow}
      />
      {screen.columns.table ? (
        <Button type="link" onClick={screen.columns.open}>
          调整列
        </Button>
      ) : null}
      <Button type="link" onClick={() => saveCsv('快速下单结果.csv', resultCsv(rows, area.title))}>
        导出识别结果
      </Button>
      <Button
        type="link"
        disabled={ready.length === rows.length}
        onClick={() => saveCsv('快速下单待处理.csv', leftCsv(rows, area.title))}
      >
        导出待处理行（{rows.length - ready.length}）
      </Button>
      <Button type="link" onClick={screen.clear}>
        清空物料表
      </Button>
    </div>
  )
}

/** Lines with their match results and the total; a long list is shown by pages. */
export function OrderList({ rows, screen }: OrderListProps) {
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const drafts = screen.draft ?? []
  const places = rows.flatMap((row, at) => (isShown(row, shown) ? [at] : []))
  const last = Math.max(1, Math.ceil(places.length / PAGE_ROWS))
  const current = Math.min(page, last)
  const onPage = places.slice((current - 1) * PAGE_ROWS, current * PAGE_ROWS)

  function show(next: Shown) {
    setShown(next)
    setPage(1)
  }

  return (
    <>
      {screen.failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`部分商品没有识别成功：${screen.failure}`}
          action={
            <Button size="small" onClick={screen.retry}>
              重试
            </Button>
          }
        />
      ) : null}
      {screen.isSaved ? null : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="物料表较长，浏览器未能保存；刷新或离开页面后需要重新上传。"
        />
      )}
      <OrderProgress rows={rows} screen={screen} />
      <Tools rows={rows} shown={shown} onShow={show} screen={screen} />
      <div className={surface.panel}>
        <div className={s.columns} aria-hidden="true">
          <span>#</span>
          <span>需求</span>
          <span>匹配结果</span>
          <span>数量</span>
          <span className={s.end}>金额</span>
          <span />
        </div>
        <ol aria-label="物料表">
          {onPage.flatMap((at) => {
            const row = drafts[at]
            return row
              ? [
                  <OrderLineRow
                    key={row.key}
                    draft={row}
                    match={screen.matches.get(row.key)}
                    place={at + 1}
                    onRetext={screen.retext}
                    onChange={screen.change}
                    onRemove={screen.discard}
                  />,
                ]
              : []
          })}
        </ol>
        {onPage.length === 0 ? <p className={s.none}>没有这样的行</p> : null}
      </div>
      <OrderPager page={current} total={places.length} onPage={setPage} />
      <Bar rows={rows} screen={screen} />
    </>
  )
}
