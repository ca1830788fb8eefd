import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import s from './copy-button.module.css'

const SHOWN_MS = 1500
const WORD = { idle: '复制', done: '已复制', failed: '请手动复制' } as const

type CopyButtonProps = { text: string }

/** Copies a text and confirms it in the button itself. */
export function CopyButton({ text }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof WORD>('idle')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed') // no permission, or an insecure context: the number can still be selected
    }
    setTimeout(() => setState('idle'), SHOWN_MS)
  }

  return (
    <button type="button" className={s.root} onClick={() => void handleCopy()}>
      <Icon name={state === 'done' ? 'check' : 'copy'} size={14} />
      <span aria-live="polite">{WORD[state]}</span>
    </button>
  )
}
