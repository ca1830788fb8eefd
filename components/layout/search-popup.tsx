import type { MouseEvent } from 'react'
import { MarkedText } from '@/components/shared/marked-text'
import { Icon } from '@/components/ui/icon'
import s from './search-box.module.css'
import type { useSearchCombobox } from './use-search-combobox'

type Combobox = ReturnType<typeof useSearchCombobox>
type PopupProps = { id: string; box: Combobox }

/** The field keeps the focus while the list is pressed. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function Options({ id, box }: PopupProps) {
  return (
    <div id={id} role="listbox" aria-label={box.isEmpty ? '搜索历史' : '搜索建议'}>
      {box.options.map((option, at) => (
        <button
          key={option.id}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === box.active}
          className={at === box.active ? `${s.option} ${s.active}` : s.option}
          onMouseDown={keepFocus}
          onClick={() => box.submit(option.term)}
        >
          <MarkedText text={option.term} terms={[box.text.trim()]} />
        </button>
      ))}
    </div>
  )
}

/** Past searches; their delete buttons stand beside the list, which may hold options only. */
function History({ id, box }: PopupProps) {
  const forget = (ids: string[]) => () => void box.remove(ids)
  return (
    <>
      <p className={s.head}>
        搜索历史
        <button
          type="button"
          onMouseDown={keepFocus}
          onClick={forget(box.options.map((option) => option.id))}
        >
          清空
        </button>
      </p>
      <div className={s.history}>
        <Options id={id} box={box} />
        <div>
          {box.options.map((option) => (
            <button
              key={option.id}
              type="button"
              className={s.delete}
              aria-label={`删除 ${option.term}`}
              onMouseDown={keepFocus}
              onClick={forget([option.id])}
            >
              <Icon name="close" size={12} />
            </button>
          ))}
        </div>
      </div>
      {box.failure ? (
        <p className={s.failure} role="alert">
          {box.failure}
        </p>
      ) : null}
    </>
  )
}

/** Below the field: suggestions while typing, past searches when it is empty. */
export function SearchPopup({ id, box }: PopupProps) {
  return (
    <div className={s.popup}>
      {box.isEmpty ? <History id={id} box={box} /> : <Options id={id} box={box} />}
    </div>
  )
}
