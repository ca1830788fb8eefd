import Router from 'next/router'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { routes } from '@/contract/routes'
import { TEXT } from '@/contract/texts'
import { useToast } from '@/hooks/call/use-toast'
import { useRecordSearch } from '@/hooks/search/use-record-search'
import { historyOptions, type SearchOption } from './search-options'
import { useSearchHistory, useSuggestions } from './use-search-box'

/** Combobox behaviour of the search box: suggestions while typing, history when empty, submit. */
export function useSearchCombobox(initial: string) {
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [failure, setFailure] = useState('')
  /** An input method composes: its letters are no word yet. */
  const [isComposing, setComposing] = useState(false)
  const toast = useToast()
  const record = useRecordSearch()
  const isEmpty = text.trim() === ''
  const suggestions = useSuggestions(text, isOpen && !isComposing)
  const { records, remove: removeRecords } = useSearchHistory(isOpen && isEmpty)
  const options = isEmpty ? historyOptions(records) : suggestions

  function close() {
    setOpen(false)
    setActive(-1)
    setFailure('')
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

  /** Follows a row of the list: to its page, or to a search for its words. */
  function choose({ term, href }: SearchOption) {
    if (!href) {
      submit(term)
      return
    }
    close()
    void Router.push(href)
  }

  async function remove(ids: string[]) {
    setFailure('')
    setFailure(await removeRecords(ids))
  }

  function move(step: number) {
    setOpen(true)
    const count = options.length + 1
    setActive(((active + 1 + step + count) % count) - 1)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const current = options[active]
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && current) choose(current)
    else if (event.key === 'Delete' && current && isEmpty) void remove([current.id])
    else return
    event.preventDefault()
  }

  function type(next: string) {
    setText(next)
    setOpen(true)
    setActive(-1)
    setFailure('')
  }

  const isShown = isOpen && options.length > 0
  const open = () => setOpen(true)
  return {
    text,
    type,
    isShown,
    open,
    setComposing,
    close,
    active,
    options,
    isEmpty,
    submit,
    choose,
    handleKey,
    remove,
    failure,
  }
}
