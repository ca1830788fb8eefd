import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { KEYWORD_MAX } from '@/contract/constants'
import s from './search-box.module.css'
import { useSearchCombobox } from './use-search-combobox'

/** Loaded with the first keystroke: most pages are left without a search. */
const SearchPopup = dynamic(async () => (await import('./search-popup')).SearchPopup)

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
          onCompositionStart={() => box.setComposing(true)}
          onCompositionEnd={() => box.setComposing(false)}
        />
        <button type="submit" className={s.button}>
          <Icon name="search" size={18} />
          搜索
        </button>
      </form>
      <span role="status">
        <VisuallyHidden>
          {box.isShown
            ? `${box.options.length} 条${box.isEmpty ? '历史' : '建议'}，用上下键选择`
            : ''}
        </VisuallyHidden>
      </span>
      {box.isShown ? <SearchPopup id={listId} box={box} /> : null}
    </search>
  )
}

/** Search box of both headers; its initial text is the query of the current page. */
export function SearchBox() {
  const { pathname, query } = useRouter()
  const value = pathname === '/search' && typeof query.value === 'string' ? query.value : ''
  return <Box key={value} initial={value} />
}
