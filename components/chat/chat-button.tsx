import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { useCustomerService } from '@/hooks/use-customer-service'

const ChatPanel = dynamic(async () => (await import('./chat-panel')).ChatPanel, { ssr: false })

type ChatButtonProps = { className: string | undefined; wordClassName: string | undefined }

/** 平台客服: opens customer service beside the page; an address may ask for it too. */
export function ChatButton({ className, wordClassName }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { state, open, close } = useCustomerService()
  const isAsked = useRouter().query.chat === 'open'
  const openOnce = useRef(open)
  useEffect(() => {
    if (isAsked) openOnce.current()
  }, [isAsked])

  const isOpen = state === 'open' || state === 'instead'
  const handleClose = () => {
    close()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-busy={state === 'opening' || undefined}
        onClick={isOpen ? handleClose : open}
      >
        <Icon name="chat" size={18} />
        <span className={wordClassName}>平台客服</span>
      </button>
      {isOpen ? <ChatPanel isInstead={state === 'instead'} onClose={handleClose} /> : null}
    </>
  )
}
