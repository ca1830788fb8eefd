import { UndoBar } from '@/components/ui/undo-bar'
import type { CartScreen } from './use-cart-screen'

type DeletedLinesProps = { screen: CartScreen }

function deletedText(lines: CartScreen['deleted']): string {
  const [first] = lines
  if (lines.length === 1 && first) return `已删除“${first.title} ${first.spec}”`
  return `已删除 ${lines.length} 种商品`
}

/** The lines deleted last, with an undo. */
export function DeletedLines({ screen }: DeletedLinesProps) {
  const { deleted, restoreDeleted, forget, isRestoring } = screen
  if (deleted.length === 0) return null
  return (
    <UndoBar
      text={deletedText(deleted)}
      isPending={isRestoring}
      onUndo={() => void restoreDeleted()}
      onForget={forget}
    />
  )
}
