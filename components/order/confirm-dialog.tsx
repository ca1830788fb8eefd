import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { EXTENSION_DAYS } from '@/contract/order/order-time-rules'
import { type SimpleChange, useOrderChanges } from '@/hooks/order/use-order-changes'

const WORDS: Record<SimpleChange, { title: string; text: string; go: string; said: string }> = {
  confirmReceipt: {
    title: '确认收货',
    text: '请确认商品已全部收到并验收无误；确认后订单完成。',
    go: '确认收货',
    said: '已确认收货，订单已完成',
  },
  extendReceipt: {
    title: '延长收货时间',
    text: `自动确认收货的时间延后 ${EXTENSION_DAYS} 天，每个订单只能延长一次。`,
    go: `延长 ${EXTENSION_DAYS} 天`,
    said: `收货时间已延长 ${EXTENSION_DAYS} 天`,
  },
  remindShipment: {
    title: '催发货',
    text: '将提醒店铺尽快发货，每天可提醒一次。',
    go: '提醒店铺',
    said: '已提醒店铺发货',
  },
  hide: {
    title: '删除订单',
    text: '删除后订单不再出现在列表中，且不能恢复。',
    go: '删除',
    said: '订单已删除',
  },
}

type ConfirmDialogProps = {
  orderNo: string
  name: SimpleChange
  onDone: (said: string) => void
  onCancel: () => void
}

/** Confirmation of an order action that cannot be undone. */
export function ConfirmDialog({ orderNo, name, onDone, onCancel }: ConfirmDialogProps) {
  const { change, isPending, failure } = useOrderChanges(orderNo)
  const { title, text, go, said } = WORDS[name]

  async function handleConfirm() {
    if (await change(name)) onDone(said)
  }

  return (
    <DeleteEntryDialog
      title={title}
      text={text}
      words={{ yes: go, no: '返回' }}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    />
  )
}
