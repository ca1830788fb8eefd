import { useState } from 'react'
import { Button } from '@/components/ui/button'
import s from './arrival-button.module.css'

type ArrivalButtonProps = {
  /** Name of the SKU, for screen readers. */
  title: string
  skuId: number
  isOn: boolean
  /** Resolves to the reason of a rollback, '' on success. */
  onChange: (skuId: number, isOn: boolean) => Promise<string>
}

/** Turns the arrival notice (back-in-stock alert) of a SKU on or off. */
export function ArrivalButton({ title, skuId, isOn, onChange }: ArrivalButtonProps) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function handleClick() {
    setPending(true)
    setRefusal('')
    setRefusal(await onChange(skuId, !isOn))
    setPending(false)
  }

  return (
    <span className={s.root}>
      {isOn ? <span role="status">到货后将以站内消息通知您</span> : null}
      <Button
        variant="text"
        size="s"
        isPending={isPending}
        aria-label={`${isOn ? '取消到货通知' : '到货通知'}：${title}`}
        onClick={() => void handleClick()}
      >
        {isOn ? '取消通知' : '到货通知'}
      </Button>
      {refusal ? (
        <span className={s.refusal} role="alert">
          {refusal}
        </span>
      ) : null}
    </span>
  )
}
