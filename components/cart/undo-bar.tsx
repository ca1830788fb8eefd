import { Button } from '@/components/ui/button'
import s from './cart-view.module.css'
import type { CartScreen } from './use-cart-screen'

type UndoBarProps = { screen: CartScreen }

function deletedText(lines: CartScreen['deleted']): string {
  const [first] = lines
  if (lines.length === 1 && first) return `已删除“${first.title} ${first.spec}”`
  return `已删除 ${lines.length} 种商品`
}

/** Says what was deleted until it is taken back or dismissed. */
export function UndoBar({ screen }: UndoBarProps) {
  const { deleted, restore, forget, isRestoring } = screen
  if (deleted.length === 0) return null
  return (
    <div className={s.undo} role="status">
      {deletedText(deleted)}
      <Button look="text" isPending={isRestoring} onClick={() => void restore()}>
        撤销
      </Button>
      <Button look="text" onClick={forget}>
        知道了
      </Button>
    </div>
  )
}
