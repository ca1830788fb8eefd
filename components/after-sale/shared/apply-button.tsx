import { Button } from 'antd'
import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import type { OrderLine } from '@/contract/order/order-calls'

const loadDialog = async () => (await import('../after-sale-dialogs')).ApplyDialog
/** Loaded on demand, on hover or focus of the button. */
export const LazyApplyDialog = dynamic(loadDialog, { ssr: false, loading: late() })
const logFailure = (error: unknown) => console.info('after-sale dialog', error)

type ApplyButtonProps = { line: OrderLine; onOpen: () => void }

/** 申请售后 of an order line. */
export function ApplyButton({ line, onOpen }: ApplyButtonProps) {
  const warm = () => void loadDialog().catch(logFailure)
  return (
    <Button
      size="small"
      aria-label={`申请售后：${line.title} ${line.spec}`}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={onOpen}
    >
      申请售后
    </Button>
  )
}
