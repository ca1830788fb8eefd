import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import { useChatOffered } from '@/hooks/chat/use-chat-offered'
import { CHAT_BUTTON_ID } from './shared/open-chat'

const CustomerService = dynamic(async () => (await import('./customer-service')).CustomerService, {
  ssr: false,
  loading: late(),
})

type ChatButtonProps = {
  className: string | undefined
  wordClassName: string | undefined
  /** What the word leaves out where there is little room. */
  moreClassName: string | undefined
}

/** 平台客服: opens customer service beside the page; a URL may open it too. */
export function ChatButton({ className, wordClassName, moreClassName }: ChatButtonProps) {
  const opener = useRef<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isOffered = useChatOffered()
  const isAsked = useRouter().query.chat === 'open'
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  const open = () => {
    opener.current = document.activeElement
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    const back = opener.current ?? document.getElementById(CHAT_BUTTON_ID)
    if (back instanceof HTMLElement) back.focus()
  }
  // An open panel stays, to say what happened.
  if (!isOffered && !isOpen) return null
  return (
    <>
      <button
        id={CHAT_BUTTON_ID}
        type="button"
        className={className}
        aria-label="平台客服"
        aria-expanded={isOpen}
        data-chat
        onClick={isOpen ? close : open}
      >
        <Icon name="chat" size={18} />
        <span className={wordClassName}>
          <span className={moreClassName}>平台</span>客服
        </span>
      </button>
      {isOpen ? <CustomerService onClose={close} /> : null}
    </>
  )
}
