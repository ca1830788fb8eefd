import Router from 'next/router'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readShortcut } from '@/contract/shortcuts'
import { readLocal, writeLocal } from '@/services/local-store'
import { useSignInHref } from './use-guarded-link'

/** How long `g` waits for its letter, ms. */
const WAIT_MS = 1500
/** Where keys are text, or belong to what is open. */
const BUSY = 'input, textarea, select, [contenteditable], dialog[open]'

const isOn = () => readLocal(STORAGE.shortcuts, z.boolean()) ?? true

/** Whether a key was meant for the page itself. */
function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return !(target instanceof Element && target.closest(BUSY))
}

/** The search box in sight: of the compact header once that is there. */
function focusSearch(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('input[type="search"][role="combobox"]')]
  const seen = boxes.filter((box) => box.getClientRects().length > 0).at(-1)
  seen?.focus()
}

/** Single keys that search, lead somewhere or list themselves; the buyer may switch them off. */
export function useShortcuts(onList: (isOpen: boolean) => void) {
  const guarded = useSignInHref()
  const gUntil = useRef(0)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isForPage(event)) return
      const shortcut = readShortcut(event.key, event.timeStamp < gUntil.current)
      if (shortcut.do === 'nothing' || !isOn()) return
      event.preventDefault()
      gUntil.current = shortcut.do === 'wait' ? event.timeStamp + WAIT_MS : 0
      if (shortcut.do === 'help') onList(true)
      if (shortcut.do === 'search') focusSearch()
      if (shortcut.do === 'go') {
        const { href, isPersonal } = shortcut.place
        void Router.push(isPersonal ? guarded(href) : href)
      }
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [guarded, onList])

  return { isOn, setOn: (on: boolean) => writeLocal(STORAGE.shortcuts, on) }
}
