import { Button } from '@/components/ui/button'
import s from './undo-bar.module.css'

type UndoBarProps = { text: string; isPending: boolean; onUndo: () => void; onForget: () => void }

/** Says what was removed until it is taken back or dismissed. */
export function UndoBar({ text, isPending, onUndo, onForget }: UndoBarProps) {
  return (
    <div className={s.root} role="status">
      {text}
      <Button look="text" isPending={isPending} onClick={onUndo}>
        撤销
      </Button>
      <Button look="text" onClick={onForget}>
        知道了
      </Button>
    </div>
  )
}
