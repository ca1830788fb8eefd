import { useState } from 'react'
import { Button } from '@/components/ui/button'
import s from './cart-line-row.module.css'

type LineTextProps = {
  /** Label of the text: 备注, 物料编码. */
  name: string
  /** Name of the line's goods, for screen readers. */
  title: string
  value: string
  maxLength: number
  onSave: (text: string) => void
}

/** Editable text of a cart line: Enter or blur saves, Esc restores the old text. */
export function LineText({ name, title, value, maxLength, onSave }: LineTextProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function save() {
    if (draft !== null && draft.trim() !== value) onSave(draft.trim())
    setDraft(null)
  }

  if (draft === null) {
    return (
      <span className={s.text}>
        {value ? `${name}：${value}` : null}
        <Button
          variant="text"
          size="s"
          aria-label={`${value ? '修改' : '添加'}${name}：${title}`}
          onClick={() => setDraft(value)}
        >
          {value ? '修改' : `添加${name}`}
        </Button>
      </span>
    )
  }
  return (
    <span className={s.text}>
      <input
        className={s.textInput}
        // biome-ignore lint/a11y/noAutofocus: the buyer has just asked for this field
        autoFocus
        aria-label={`${title} 的${name}`}
        placeholder={name}
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null)
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        }}
      />
    </span>
  )
}
