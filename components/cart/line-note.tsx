import { useState } from 'react'
import { Button } from '@/components/ui/button'
import s from './cart-line-row.module.css'

const NOTE_MAX = 100

type LineNoteProps = {
  note: string
  title: string
  onSave: (note: string) => Promise<boolean>
}

/** The buyer's note on a line: Enter or leaving the field saves, Esc keeps the old one. */
export function LineNote({ note, title, onSave }: LineNoteProps) {
  const [draft, setDraft] = useState<string | null>(null)

  async function save() {
    if (draft === null) return
    if (draft.trim() === note) setDraft(null)
    else if (await onSave(draft.trim())) setDraft(null)
  }

  if (draft === null) {
    return (
      <p className={s.note}>
        {note ? `备注：${note}` : null}
        <Button look="text" size="s" aria-label={`备注 ${title}`} onClick={() => setDraft(note)}>
          {note ? '修改' : '添加备注'}
        </Button>
      </p>
    )
  }
  return (
    <p className={s.note}>
      <input
        className={s.noteInput}
        // biome-ignore lint/a11y/noAutofocus: the buyer has just asked for this field
        autoFocus
        aria-label={`${title} 的备注`}
        maxLength={NOTE_MAX}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null)
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        }}
      />
    </p>
  )
}
