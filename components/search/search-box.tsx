import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { KEYWORD_MAX } from '@/contract/constants'
import s from './search-box.module.css'
import { useSearchField } from './use-search-field'

/** Loaded when the field is first opened: most pages are left without a search. */
const SearchList = dynamic(async () => (await import('./search-list')).SearchList, {
  loading: late(),
})

type BoxProps = { initial: string }

function Box({ initial }: BoxProps) {
  const field = useSearchField(initial)
  const listId = useId()
  const [hasList, setHasList] = useState(false)
  if (field.isOpen && !hasList) setHasList(true)
  return (
    <search
      className={s.root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) field.close()
      }}
    >
      <form
        className={s.form}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          field.submit(field.text)
        }}
      >
        <input
          className={s.input}
          type="search"
          name="value"
          role="combobox"
          aria-label="搜索商品"
          aria-autocomplete="list"
          aria-expanded={field.isShown}
          aria-controls={listId}
          aria-activedescendant={field.active >= 0 ? `${listId}-${field.active}` : undefined}
          autoComplete="off"
          placeholder="商品名称、规格、商品编号，如 M8*30 8.8 外六角"
          maxLength={KEYWORD_MAX}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onFocus={field.open}
          onClick={field.open}
          onKeyDown={field.handleKey}
          onCompositionStart={() => field.setComposing(true)}
          onCompositionEnd={() => field.setComposing(false)}
        />
        <button type="submit" className={s.button}>
          <Icon name="search" size={18} />
          搜索
        </button>
      </form>
      <span role="status">
        <VisuallyHidden>
          {field.isShown ? `${field.count} 条${field.isEmpty ? '历史' : '建议'}，用上下键选择` : ''}
        </VisuallyHidden>
      </span>
      {hasList ? <SearchList id={listId} field={field} /> : null}
    </search>
  )
}

/** Search box of both headers; its initial text is the query of the current page. */
export function SearchBox() {
  const { pathname, query } = useRouter()
  const value = pathname === '/search' && typeof query.value === 'string' ? query.value : ''
  return <Box key={value} initial={value} />
}
