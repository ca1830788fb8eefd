import Router from 'next/router'
import { useEffect, useRef } from 'react'
import { STORAGE } from '@/contract/constants'
import { readShortcut } from '@/contract/site/shortcut-rules'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { localValue, writeLocal } from '@/services/store/local-store'

/** How long the `g` prefix waits for its second key, ms. */
const WAIT_MS = 1500
/** Elements whose keys are text input, or belong to an open overlay. */
const BUSY = 'input, textarea, select, [contenteditable], dialog[open], .ant-modal-root'

const isOn = () => localValue(STORAGE.shortcuts) !== false

/** Whether a key press targets the page itself. */
function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return !(target instanceof Element && target.closest(BUSY))
}

/** The visible search box: the compact header's once it is shown. */
function focusSearch(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('input[type="search"][role="combobox"]')]
  const seen = boxes.filter((box) => box.getClientRects().length > 0).at(-1)
  seen?.focus()
}

/** Single-key shortcuts: search, navigate, list shortcuts; the buyer may switch them off. */
export function useShortcuts(onList: (isOpen: boolean) => void) {
  const guarded = useSignInHref()
  const gUntil = useRef(0)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isForPage(event)) return
      const shortcut = readShortcut(event.key, event.timeStamp < gUntil.current)
      if (shortcut.kind === 'nothing' || !isOn()) return
      event.preventDefault()
      gUntil.current = shortcut.kind === 'wait' ? event.timeStamp + WAIT_MS : 0
      if (shortcut.kind === 'help') onList(true)
      if (shortcut.kind === 'search') focusSearch()
      if (shortcut.kind === 'go') {
        const { href, isPersonal } = shortcut.place
        void Router.push(isPersonal ? guarded(href) : href)
      }
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [guarded, onList])

  return { isOn, setOn: (on: boolean) => writeLocal(STORAGE.shortcuts, on) }
}
