import { useState } from 'react'
import s from '@/components/ui/mark-button.module.css'

type CompareButtonProps = {
  /** Name of the SKU, for screen readers. */
  title: string
  skuId: number
  isOn: boolean
  /** Resolves to the reason of a refusal, '' on success. */
  onToggle: (skuId: number) => string
  /** Same width on and off: for table rows. */
  isNarrow?: boolean
}

/** Marks a SKU for comparison; a refusal stays beside the button until the buyer leaves it. */
export function CompareButton({ title, skuId, isOn, onToggle, isNarrow }: CompareButtonProps) {
  const [refusal, setRefusal] = useState('')
  const word = isOn && !isNarrow ? '已加入对比' : '对比'
  return (
    <>
      <button
        type="button"
        className={`${s.root} ${s.compare}`}
        aria-pressed={isOn}
        aria-label={`${isOn ? '已加入对比' : '对比'}：${title}`}
        onClick={() => setRefusal(onToggle(skuId))}
        onBlur={() => setRefusal('')}
      >
        {word}
      </button>
      {refusal ? (
        <span className={s.refusal} role="status">
          {refusal}
        </span>
      ) : null}
    </>
  )
}
