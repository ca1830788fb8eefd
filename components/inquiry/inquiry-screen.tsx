import { Alert } from 'antd'
import { useState } from 'react'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import type { Inquiry } from '@/contract/inquiry/inquiry-calls'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { routes } from '@/contract/routes'
import { usePaper } from '@/hooks/browser/use-paper'
import { AcceptBar } from './accept-bar'
import s from './inquiry.module.css'
import { InquiryHead } from './inquiry-head'
import { InquiryLineBlock } from './inquiry-line-block'
import { InquiryPaper } from './inquiry-paper'
import { InquirySkeleton } from './inquiry-skeletons'
import { chosenAnswers } from './offers'

type InquiryScreenProps = { inquiry: Inquiry }

const { waiting, accepted, declined, expired } = INQUIRY_STATUS

/** What to do next, in the page. */
function NextStep({ inquiry: { status, acceptedCount } }: InquiryScreenProps) {
  if (acceptedCount > 0) {
    return (
      <Alert
        type="success"
        showIcon
        title={
          status === accepted ? '已接受报价，商品已按报价加入购物车' : '部分报价已接受并加入购物车'
        }
        description="有效期内按报价数量购买，购物车和订单都按报价计算。"
        action={
          <ButtonLink variant="primary" href={routes.cart()}>
            去购物车
          </ButtonLink>
        }
      />
    )
  }
  if (status === waiting) {
    return <Alert type="info" showIcon title="已发给店铺，等待报价。有报价时会发消息给您。" />
  }
  if (status !== expired && status !== declined) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={
        status === expired
          ? '询价已过期，报价不再有效'
          : '店铺不能供应所询的商品，可以改用别的规格或写明可接受的替代品后重新询价'
      }
      action={<ButtonLink href={routes.newInquiry('')}>重新询价</ButtonLink>}
    />
  )
}

function Content({ inquiry }: InquiryScreenProps) {
  /** The chosen answer of each line, by the line's id. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const { shown, print } = usePaper('inquiry')
  const offers = chosenAnswers(inquiry, chosen)
  const choose = (lineId: string, answerId: string) =>
    setChosen((before) => new Map(before).set(lineId, answerId))
  return (
    <div className={s.root}>
      {shown ? <InquiryPaper inquiry={inquiry} /> : null}
      <InquiryHead inquiry={inquiry} onPrint={() => print('inquiry')} />
      <NextStep inquiry={inquiry} />
      {inquiry.lines.map((line, at) => (
        <InquiryLineBlock
          key={line.lineId}
          inquiry={inquiry}
          line={line}
          place={at + 1}
          chosen={chosen.get(line.lineId) ?? null}
          onChoose={(answerId) => choose(line.lineId, answerId)}
        />
      ))}
      <AcceptBar inquiry={inquiry} offers={offers} onAccepted={() => setChosen(new Map())} />
    </div>
  )
}

/** An inquiry: its lines, the answers side by side, and what the buyer can do. */
export function InquiryScreen({ inquiry }: InquiryScreenProps) {
  return (
    <AntdScreen group="offers" skeleton={<InquirySkeleton />}>
      <Content inquiry={inquiry} />
    </AntdScreen>
  )
}
