import { Button } from 'antd'
import { Dialog } from '@/components/ui/dialog'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import type { ListHead } from '@/contract/cart/purchase-list-calls'
import { useListChanges } from '@/hooks/cart/use-list-changes'

type DeleteListDialogProps = { list: ListHead; onGone: () => void; onCancel: () => void }

/** Confirms the permanent deletion of a list. */
export function DeleteListDialog({ list, onGone, onCancel }: DeleteListDialogProps) {
  const { removeList, isPending, failure } = useListChanges()

  async function handleConfirm() {
    if (await removeList(list.id)) onGone()
  }

  return (
    <Dialog
      title={`删除采购清单“${list.name}”？`}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不删除</Button>
          <Button type="primary" loading={isPending} onClick={() => void handleConfirm()}>
            删除清单
          </Button>
        </>
      }
    >
      <p>
        {list.lineCount > 0
          ? `其中的 ${list.lineCount} 种商品一并删除，删除后不能恢复。`
          : '删除后不能恢复。'}
      </p>
      <RefusalAlert message={failure} />
    </Dialog>
  )
}
