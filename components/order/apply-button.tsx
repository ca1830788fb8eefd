import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { OrderLine } from '@/contract/order'

const loadDialog = async () => (await import('./apply-dialog')).ApplyDialog
/** Its own script: loaded when the pointer or the focus is on the button. */
const ApplyDialog = dynamic(loadDialog, { ssr: false })
const logFailure = (error: unknown) => console.info('after-sale dialog', error)

type ApplyButtonProps = { line: OrderLine; onDone: (said: string) => void }

/** 申请售后 of a line. */
export function ApplyButton({ line, onDone }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const warm = () => void loadDialog().catch(logFailure)
  return (
    <>
      <Button
        size="s"
        aria-label={`申请售后：${line.title} ${line.spec}`}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        申请售后
      </Button>
      {isOpen ? (
        <ApplyDialog
          line={line}
          onDone={(said) => {
            setOpen(false)
            onDone(said)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
