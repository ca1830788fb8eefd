import Router from 'next/router'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { routes } from '@/contract/routes'
import { TEXT } from '@/contract/texts'
import { useToast } from '@/hooks/call/use-toast'
import { useRecordSearch } from '@/hooks/search/use-record-search'

/** What a key does in the list below the field; false when the list has no use for it. */
export type ListKeys = (key: string) => boolean

/** The field of the search box: its text, whether its list is open, which row is active, and submit. */
export function useSearchField(initial: string) {
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  /** Rows of the list, which is loaded when it is first opened. */
  const [count, setCount] = useState(0)
  const listKeys = useRef<ListKeys>(null)
  /** An input method composes: its letters are no word yet. */
  const [isComposing, setComposing] = useState(false)
  const toast = useToast()
  const record = useRecordSearch()

  const open = () => setOpen(true)

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function type(next: string) {
    setText(next)
    open()
    setActive(-1)
  }

  function submit(term: string) {
    const keyword = term.trim()
    if (!keyword) {
      toast(TEXT.emptySearch)
      return
    }
    setText(keyword)
    close()
    record(keyword)
    void Router.push(routes.search({ keyword }))
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) close()
    else if (!listKeys.current?.(event.key)) return
    event.preventDefault()
  }

  return {
    text,
    type,
    isOpen,
    isShown: isOpen && count > 0,
    isEmpty: text.trim() === '',
    isComposing,
    setComposing,
    open,
    close,
    active,
    setActive,
    count,
    setCount,
    submit,
    handleKey,
    listKeys,
  }
}

export type SearchField = ReturnType<typeof useSearchField>
