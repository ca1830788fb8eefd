import { Button, Radio } from 'antd'
import { useState } from 'react'
import { Availability } from '@/components/product/shared/availability'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { obstacleText } from '@/contract/product/obstacle-rules'
import type { OfferedSku } from '@/contract/quick-order/quick-order-calls'
import s from './candidate-choice.module.css'
import { type CandidateWords, candidateWords } from './candidate-words'

type CandidateProps = {
  sku: OfferedSku
  words: CandidateWords | undefined
  group: string
  isChosen: boolean
  onChoose: () => void
}

function Candidate({ sku, words, group, isChosen, onChoose }: CandidateProps) {
  return (
    <div className={isChosen ? `${s.candidate} ${s.chosen}` : s.candidate}>
      <Radio name={group} checked={isChosen} onChange={onChoose} styles={{ label: { flex: 1 } }}>
        <span className={s.goods}>
          <ProductImage src={sku.image} alt="" width={40} />
          <span>
            {words?.differing ? <strong className={s.differing}>{words.differing}</strong> : null}{' '}
            <span className={s.common}>
              {words?.common} <span className={s.itemNo}>编号 {sku.itemNo}</span>
            </span>
          </span>
          <span className={s.offer}>
            <Price value={sku.price} unit={sku.unit} />
            <Availability
              state={sku.stockState}
              stock={sku.stock}
              unit={sku.unit}
              leadDays={sku.leadDays}
              obstacle={obstacleText(sku.state)}
            />
          </span>
        </span>
      </Radio>
    </div>
  )
}

type CandidateChoiceProps = {
  place: number
  skus: readonly OfferedSku[]
  chosen: number | null
  onChoose: (skuId: number) => void
}

/** Candidates of a line with drawings, what they differ by first; folded once one is chosen. */
export function CandidateChoice({ place, skus, chosen, onChoose }: CandidateChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const label = `第 ${place} 行 选择商品`
  if (chosen !== null && !isOpen) {
    return (
      <Button
        type="link"
        size="small"
        aria-label={`第 ${place} 行 更换商品`}
        onClick={() => setOpen(true)}
      >
        更换（{skus.length} 个候选）
      </Button>
    )
  }
  const words = candidateWords(skus)
  return (
    <fieldset className={s.root} aria-label={label}>
      {skus.map((sku) => (
        <Candidate
          key={sku.skuId}
          sku={sku}
          words={words.get(sku.skuId)}
          group={label}
          isChosen={sku.skuId === chosen}
          onChoose={() => {
            onChoose(sku.skuId)
            setOpen(false)
          }}
        />
      ))}
    </fieldset>
  )
}
