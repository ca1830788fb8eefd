import Router from 'next/router'
import type { MouseEvent } from 'react'
import { useEffect, useImperativeHandle, useState } from 'react'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { Icon } from '@/components/ui/icon'
import { MarkedText } from '@/components/ui/marked-text'
import s from './search-box.module.css'
import { historyOptions, type SearchOption } from './search-options'
import { useSearchHistory, useSuggestions } from './use-search-box'
import type { SearchField } from './use-search-field'

/** Keeps the focus in the field while the list is pressed. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

type OptionProps = { option: SearchOption; typed: string }

/** A row: a product with its picture and price, or words with what they are. */
function Option({ option, typed }: OptionProps) {
  const { term, count, label, product } = option
  if (product) {
    return (
      <span className={s.product}>
        <ProductImage src={product.image} alt="" width={40} />
        <span className={s.words}>
          <MarkedText text={term} terms={typed.split(/\s+/)} />
          <span className={s.kind}>{product.spec}</span>
        </span>
        {product.withdrawn || <Price value={product.price} unit={product.unit} />}
      </span>
    )
  }
  return (
    <>
      <MarkedText text={term} terms={[typed]} />
      {count === undefined ? null : <span className={s.kind}>{count} 种</span>}
      {label ? <span className={s.kind}>{label}</span> : null}
    </>
  )
}

type OptionsProps = {
  id: string
  field: SearchField
  options: readonly SearchOption[]
  onChoose: (option: SearchOption) => void
}

function Options({ id, field, options, onChoose }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={field.isEmpty ? '搜索历史' : '搜索建议'}>
      {options.map((option, at) => (
        <button
          key={option.id}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === field.active}
          className={at === field.active ? `${s.option} ${s.active}` : s.option}
          onMouseDown={keepFocus}
          onClick={() => onChoose(option)}
        >
          <Option option={option} typed={field.text.trim()} />
        </button>
      ))}
    </div>
  )
}

type HistoryProps = OptionsProps & {
  failure: string
  onRemove: (id: string) => void
  onClear: () => void
}

/** Search history; the delete buttons are outside the listbox, which may hold options only. */
function History({ failure, onRemove, onClear, ...props }: HistoryProps) {
  const { options } = props
  return (
    <>
      <p className={s.head}>
        搜索历史
        <button type="button" onMouseDown={keepFocus} onClick={onClear}>
          清空
        </button>
      </p>
      <div className={s.history}>
        <Options {...props} />
        <div>
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              className={s.delete}
              aria-label={`删除 ${option.term}`}
              onMouseDown={keepFocus}
              onClick={() => onRemove(option.id)}
            >
              <Icon name="close" size={12} />
            </button>
          ))}
        </div>
      </div>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </>
  )
}

type ListProps = { id: string; field: SearchField }

/** What is below the field: suggestions while typing, search history when it is empty. */
export function SearchList({ id, field }: ListProps) {
  const { text, isOpen, isShown, isEmpty, isComposing, active, setActive, setCount } = field
  const suggestions = useSuggestions(text, isOpen && !isComposing)
  const { records, remove, clear } = useSearchHistory(isOpen && isEmpty)
  const options = isEmpty ? historyOptions(records) : suggestions
  const { length } = options
  const [failure, setFailure] = useState('')
  // A failure is of the history that was open when it came.
  if (failure && !(isOpen && isEmpty)) setFailure('')

  // The field says how many there are, and whether there is a list.
  useEffect(() => setCount(length), [setCount, length])

  /** Follows a row: to its page, or to a search for its words. */
  function choose({ term, href }: SearchOption) {
    if (!href) {
      field.submit(term)
      return
    }
    field.close()
    void Router.push(href)
  }

  async function report(change: Promise<string>) {
    setFailure('')
    setFailure(await change)
  }
  const removeRecord = (id: string) => void report(remove([id]))

  function move(step: number) {
    field.open()
    const places = length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  useImperativeHandle(field.listKeys, () => (key) => {
    const current = options[active]
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && current) choose(current)
    else if (key === 'Delete' && current && isEmpty) removeRecord(current.id)
    else return false
    return true
  })

  // The field learns of their number after they are rendered.
  if (!isShown || length === 0) return null
  const props = { id, field, options, onChoose: choose }
  return (
    <div className={s.popup}>
      {isEmpty ? (
        <History
          {...props}
          failure={failure}
          onRemove={removeRecord}
          onClear={() => void report(clear())}
        />
      ) : (
        <Options {...props} />
      )}
    </div>
  )
}
