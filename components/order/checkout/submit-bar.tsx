import { Amount } from '@/components/product/shared/price'
import { Button, ButtonLink } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import type { OrderPreview } from '@/contract/order/checkout-calls'
import { routes } from '@/contract/routes'
import { useSkipTarget } from '@/hooks/browser/use-skip-target'
import type { useSubmitOrder } from '@/hooks/order/use-submit-order'
import s from './submit-bar.module.css'

type Submission = ReturnType<typeof useSubmitOrder>

type NewsProps = {
  submission: Submission
  view: string
  fieldError: string
  /** What still keeps the order from being submitted. */
  missing: string[]
}

/** State of the submission: messages stay until it is settled. */
function News({ submission, view, fieldError, missing }: NewsProps) {
  const { state, retry, acknowledge } = submission
  if (state.phase === 'confirming') {
    return (
      <p className={s.news} role="status">
        <strong>订单确认中</strong>
        网络没有及时应答，正在确认订单是否已生成，请不要重复下单。
      </p>
    )
  }
  if (state.phase === 'unknown') {
    return (
      <p className={`${s.news} ${s.bad}`} role="alert">
        <strong>暂时无法确认订单是否已生成</strong>
        请检查网络；恢复后会自动继续确认，再次确认也不会重复下单。
        <Button size="s" onClick={retry}>
          再次确认
        </Button>
      </p>
    )
  }
  if (state.phase === 'placed' && state.view !== view) {
    return (
      <p className={s.news} role="status">
        <strong>您之前提交的订单已生成</strong>
        <ButtonLink size="s" href={routes.pay(state.placed.orderNos)} onFollow={acknowledge}>
          去查看
        </ButtonLink>{' '}
        <Button size="s" onClick={acknowledge}>
          知道了
        </Button>
      </p>
    )
  }
  if (state.phase === 'placed') {
    return (
      <p className={s.news} role="status">
        <strong>订单已提交</strong>正在打开付款页…
      </p>
    )
  }
  const message = fieldError || (state.phase === 'idle' ? state.message : '')
  if (message) {
    return (
      <p className={`${s.news} ${s.bad}`} role="alert">
        {message}
      </p>
    )
  }
  return missing.length > 0 ? <p className={s.missing}>提交前还需：{missing.join('；')}</p> : null
}

/** The checkout's form is empty: address and title dialogs have forms, which must not nest. */
export const CHECKOUT_FORM = 'checkout'

const GO_TEXT: Record<Submission['state']['phase'], string> = {
  idle: '提交订单',
  sending: '正在提交…',
  confirming: '正在确认…',
  unknown: '等待确认',
  placed: '已提交',
}

type SubmitBarProps = NewsProps & {
  preview: OrderPreview
  isBusy: boolean
  isStale: boolean
  isBlocked: boolean
}

/** Sticky bar: total, state of the submission, and 提交订单. */
export function SubmitBar({ preview, isBusy, isStale, isBlocked, ...news }: SubmitBarProps) {
  useSkipTarget('#total', '跳到提交订单')
  const { lineCount, goodsAmount, freightAmount, taxAmount, payableAmount } = preview.totals
  return (
    <DockBar label="合计" id="total">
      <News {...news} />
      <div className={s.sums} aria-live="polite">
        <span>共 {lineCount} 种</span>
        <span>
          商品 <Amount value={goodsAmount} isPlain />
        </span>
        <span>
          运费 <Amount value={freightAmount} isPlain />
        </span>
        <span>
          含税额 <Amount value={taxAmount} isPlain />
        </span>
      </div>
      <span className={s.payable} aria-live="polite">
        应付 <Amount value={payableAmount} size="l" />
      </span>
      <span className={s.go}>
        <Button
          type="submit"
          form={CHECKOUT_FORM}
          variant="accent"
          size="l"
          isPending={isBusy || isStale}
          disabled={isBlocked}
        >
          {GO_TEXT[news.submission.state.phase]}
        </Button>
      </span>
    </DockBar>
  )
}
