import { useState } from 'react'
import s from './copy-button.module.css'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

const SHOWN_MS = 1500
const WORD = { idle: '复制', done: '已复制', failed: '请手动复制' } as const

type CopyButtonProps = {
  text: string
  /** What is copied, where several can be: `账号`. */
  what?: string
}

/** Copies a text and confirms it in the button itself. */
export function CopyButton({ text, what = '' }: CopyButtonProps) {
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
      <span aria-live="polite">
        {WORD[state]}
        {what ? <VisuallyHidden>{what}</VisuallyHidden> : null}
      </span>
    </button>
  )
}
