import type { MouseEvent } from 'react'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { Icon } from '@/components/ui/icon'
import { MarkedText } from '@/components/ui/marked-text'
import s from './search-box.module.css'
import type { SearchOption } from './search-options'
import type { useSearchCombobox } from './use-search-combobox'

type Combobox = ReturnType<typeof useSearchCombobox>
type PopupProps = { id: string; box: Combobox }

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
          onClick={() => box.choose(option)}
        >
          <Option option={option} typed={box.text.trim()} />
        </button>
      ))}
    </div>
  )
}

/** Search history; the delete buttons are outside the listbox, which may hold options only. */
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

/** Popup below the field: suggestions while typing, search history when it is empty. */
export function SearchPopup({ id, box }: PopupProps) {
  return (
    <div className={s.popup}>
      {box.isEmpty ? <History id={id} box={box} /> : <Options id={id} box={box} />}
    </div>
  )
}
