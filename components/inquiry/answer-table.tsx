import { Button, Radio, Table, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Amount, Price } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { InquiryAnswer } from '@/contract/inquiry/inquiry-fields-calls'
import { answerBadge } from '@/contract/inquiry/inquiry-status-rules'
import { formatPrice } from '@/contract/money'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import s from './inquiry.module.css'
import { NegotiateDialog } from './negotiate-dialog'
import { cheapestOf, type LineBlockProps, may, offerAmount } from './offers'

function Goods({ answer }: { answer: InquiryAnswer }) {
  const { goods, isSubstitute, note, shop } = answer
  return (
    <>
      {goods ? (
        <>
          <MallLink href={routes.product(goods.productId, goods.skuId)}>
            {goods.title} {goods.spec}
          </MallLink>{' '}
          {isSubstitute ? <Tag color="orange">替代品</Tag> : null}
        </>
      ) : (
        '暂时无法供应'
      )}
      <p className={surface.caption}>
        {shop.name}
        {goods ? ` · 编号 ${goods.itemNo}` : ''}
      </p>
      {note ? <p className={surface.note}>“{note}”</p> : null}
    </>
  )
}

function Offered({ answer, isCheapest }: { answer: InquiryAnswer; isCheapest: boolean }) {
  const { goods, price, previousPrice, qty, target } = answer
  if (!goods) return null
  return (
    <>
      <Price value={price} unit={goods.unit} size="m" />{' '}
      {isCheapest ? <Tag color="green">最低</Tag> : null}
      <p className={surface.caption}>
        ≥ {formatQuantity(qty, goods.unit)}，计 <Amount value={offerAmount(answer)} isPlain />
      </p>
      {previousPrice !== null && previousPrice !== price ? (
        <p className={surface.caption}>
          议价前 <s>¥{formatPrice(previousPrice)}</s>
        </p>
      ) : null}
      {target ? <p className={surface.caption}>目标价 ¥{formatPrice(target.price)}</p> : null}
    </>
  )
}

function Terms({ answer: { goods, leadDays, validUntil } }: { answer: InquiryAnswer }) {
  if (!goods || validUntil === null) return null
  return (
    <>
      {leadDays} 个工作日发货
      <p className={surface.caption}>
        有效至 <TimestampText value={validUntil} />
      </p>
    </>
  )
}

/** The answers to a line side by side: choose one, or name a target price once. */
export function AnswerTable({ inquiry, line, place, chosen, onChoose }: LineBlockProps) {
  const [asked, setAsked] = useState<InquiryAnswer | null>(null)
  const cheapest = cheapestOf({ inquiry, line })
  const columns: TableColumnsType<InquiryAnswer> = [
    {
      title: '选择',
      key: 'choose',
      width: 56,
      render: (_value, answer) =>
        answer.goods ? (
          <Radio
            name={line.lineId}
            checked={chosen === answer.id}
            disabled={!may('accept', { inquiry, line }, answer)}
            aria-label={`第 ${place} 行 选择 ${answer.shop.name} ${answer.goods.spec}`}
            onChange={() => onChoose(answer.id)}
          />
        ) : null,
    },
    { title: '报价商品', key: 'goods', render: (_value, answer) => <Goods answer={answer} /> },
    {
      title: '含税单价',
      key: 'price',
      width: 220,
      render: (_value, answer) => <Offered answer={answer} isCheapest={answer.id === cheapest} />,
    },
    {
      title: '货期',
      key: 'terms',
      width: 190,
      render: (_value, answer) => <Terms answer={answer} />,
    },
    {
      title: '状态',
      key: 'status',
      width: 140,
      render: (_value, answer) => (
        <div className={s.standing}>
          <StatusTag badge={answerBadge(answer, inquiry.now)} />
          {may('negotiate', { inquiry, line }, answer) ? (
            <Button
              size="small"
              aria-label={`第 ${place} 行 议价`}
              onClick={() => setAsked(answer)}
            >
              议价
            </Button>
          ) : null}
        </div>
      ),
    },
  ]
  return (
    <>
      <div className={s.answers}>
        <Table<InquiryAnswer>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={line.answers}
          pagination={false}
        />
      </div>
      {asked ? (
        <NegotiateDialog
          inquiryNo={inquiry.inquiryNo}
          answer={asked}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
