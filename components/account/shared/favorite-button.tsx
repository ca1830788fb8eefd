import { useState } from 'react'
import s from '@/components/ui/mark-button.module.css'

type FavoriteButtonProps = {
  /** Name of the favourite, for screen readers. */
  title: string
  productId: number
  isOn: boolean
  /** Resolves to the reason of a rollback, '' on success. */
  onChange: (productId: number, isOn: boolean) => Promise<string>
}

/** Favourite button of a product: optimistic, rolled back with the reason when refused. */
export function FavoriteButton({ title, productId, isOn, onChange }: FavoriteButtonProps) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function handleClick() {
    if (isPending) return
    setPending(true)
    setRefusal('')
    setRefusal(await onChange(productId, !isOn))
    setPending(false)
  }

  return (
    <>
      <button
        type="button"
        className={`${s.root} ${s.favorite}`}
        aria-pressed={isOn}
        aria-busy={isPending || undefined}
        aria-label={`${isOn ? '已收藏' : '收藏'}：${title}`}
        onClick={() => void handleClick()}
      >
        {isOn ? '已收藏' : '收藏'}
      </button>
      {refusal ? (
        <span className={s.refusal} role="status">
          {refusal}
        </span>
      ) : null}
    </>
  )
}
