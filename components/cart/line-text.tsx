import { useState } from 'react'
import icon from '@/components/ui/icon.module.css'
import { isComposing } from '@/components/ui/is-composing'
import s from './line-text.module.css'

/** Drawn here and not with the other icons: those are in every page's script. */
const SIGNS = {
  备注: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  物料编码: 'M2.5 2.5H8l5.5 5.5-5.5 5.5L2.5 8V2.5ZM5.4 5.4h.01',
}

type LineTextProps = {
  name: keyof typeof SIGNS
  /** Name of the line's goods, for screen readers. */
  title: string
  value: string
  maxLength: number
  onSave: (text: string) => void
}

type FieldProps = LineTextProps & { onEnd: (isByKey: boolean) => void }

/** Enter or blur saves, Esc restores the old text. */
function Field({ name, title, value, maxLength, onSave, onEnd }: FieldProps) {
  const [draft, setDraft] = useState(value)

  function save(isByKey: boolean) {
    if (draft.trim() !== value) onSave(draft.trim())
    onEnd(isByKey)
  }
  return (
    <input
      className={s.field}
      // biome-ignore lint/a11y/noAutofocus: the buyer has just asked for this field
      autoFocus
      aria-label={`${title} 的${name}`}
      placeholder={name}
      maxLength={maxLength}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => save(false)}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Escape') onEnd(true)
        if (event.key !== 'Enter') return
        // Otherwise the same press would open the field again: the focus is on its button by then.
        event.preventDefault()
        save(true)
      }}
    />
  )
}

/** Editable text of a cart line: an icon, with the beginning of what is written there. */
export function LineText(text: LineTextProps) {
  const { name, title, value } = text
  const [isOpen, setOpen] = useState(false)
  const [isReturning, setReturning] = useState(false)

  function handleEnd(isByKey: boolean) {
    setOpen(false)
    setReturning(isByKey)
  }
  if (isOpen) return <Field {...text} onEnd={handleEnd} />
  return (
    <button
      type="button"
      className={s.root}
      // biome-ignore lint/a11y/noAutofocus: the focus returns to where the field was opened
      autoFocus={isReturning}
      title={value ? `${name}：${value}` : `添加${name}`}
      aria-label={value ? `修改${name}“${value}”：${title}` : `添加${name}：${title}`}
      onClick={() => setOpen(true)}
    >
      <svg width="14" height="14" viewBox="0 0 16 16" className={icon.root} aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
      {value ? <span className={s.value}>{value}</span> : null}
    </button>
  )
}
