import { Button } from './button'
import s from './undo-bar.module.css'

type UndoBarProps = { text: string; isPending: boolean; onUndo: () => void; onForget: () => void }

/** Undo bar after a removal; stays until undone or dismissed. */
export function UndoBar({ text, isPending, onUndo, onForget }: UndoBarProps) {
  return (
    <div className={s.root} role="status">
      {text}
      <Button variant="text" isPending={isPending} onClick={onUndo}>
        撤销
      </Button>
      <Button variant="text" onClick={onForget}>
        知道了
      </Button>
    </div>
  )
}
