import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { KEYWORD_MAX } from '@/contract/constants'
import s from './search-box.module.css'
import { useSearchCombobox } from './use-search-combobox'

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
          {option.term}
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
    </>
  )
}

type BoxProps = { initial: string }

function Box({ initial }: BoxProps) {
  const box = useSearchCombobox(initial)
  const listId = useId()
  return (
    <search
      className={s.root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close()
      }}
    >
      <form
        className={s.form}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          box.submit(box.text)
        }}
      >
        <input
          className={s.input}
          type="search"
          name="value"
          role="combobox"
          aria-label="搜索商品"
          aria-autocomplete="list"
          aria-expanded={box.isShown}
          aria-controls={listId}
          aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
          autoComplete="off"
          placeholder="商品名称、规格、商品编号，如 M8*30 8.8 外六角"
          maxLength={KEYWORD_MAX}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={box.handleKey}
        />
        <button type="submit" className={s.button}>
          <Icon name="search" size={18} />
          搜索
        </button>
      </form>
      {box.isShown ? (
        <div className={s.popup}>
          {box.isEmpty ? <History id={listId} box={box} /> : <Options id={listId} box={box} />}
        </div>
      ) : null}
    </search>
  )
}

/** Search box of both headers; starts with the query of the page shown. */
export function SearchBox() {
  const { pathname, query } = useRouter()
  const value = pathname === '/search' && typeof query.value === 'string' ? query.value : ''
  return <Box key={value} initial={value} />
}
