import { useState } from 'react'
import s from './mark-button.module.css'

type CompareButtonProps = {
  /** What is compared, for screen readers. */
  title: string
  skuId: number
  isOn: boolean
  /** Resolves to why it was refused, '' when it was not. */
  onToggle: (skuId: number) => string
  /** The same width on and off: rows of a table. */
  isNarrow?: boolean
}

/** Marks a SKU for comparison; a refusal stays beside it until the button is left. */
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
