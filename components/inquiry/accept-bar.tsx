import { Button } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { DockBar } from '@/components/ui/dock-bar'
import surface from '@/components/ui/surface.module.css'
import type { Inquiry } from '@/contract/inquiry/inquiry-calls'
import type { InquiryAnswer } from '@/contract/inquiry/inquiry-fields-calls'
import { useInquiryChanges } from '@/hooks/inquiry/use-inquiries'
import s from './inquiry.module.css'
import { may, offerAmount } from './offers'

type AcceptBarProps = { inquiry: Inquiry; offers: InquiryAnswer[]; onAccepted: () => void }

/** The sum of the chosen offers, and the button that accepts them; absent when there is no offer. */
export function AcceptBar({ inquiry, offers, onAccepted }: AcceptBarProps) {
  const { accept, isPending, failure } = useInquiryChanges()
  const canAccept = inquiry.lines.some((line) =>
    line.answers.some((answer) => may('accept', { inquiry, line }, answer)),
  )
  if (!canAccept) return null
  const amount = offers.reduce((sum, offer) => sum + offerAmount(offer), 0)

  async function handleAccept() {
    const ids = offers.map(({ id }) => id)
    if (await accept(inquiry.inquiryNo, ids)) onAccepted()
  }

  return (
    <DockBar label="接受报价">
      <p role="status" className={s.chosen}>
        已选 {offers.length} 个报价，合计 <Amount value={amount} size="l" />
      </p>
      {failure ? (
        <p role="alert" className={surface.fieldError}>
          {failure}
        </p>
      ) : (
        <p className={surface.caption}>接受后按报价和数量加入购物车，有效期内下单有效</p>
      )}
      <Button
        type="primary"
        size="large"
        disabled={offers.length === 0}
        loading={isPending}
        onClick={() => void handleAccept()}
      >
        接受所选报价
      </Button>
    </DockBar>
  )
}
