import Router from 'next/router'
import { useEffect } from 'react'
import { useCustomerService } from '@/hooks/chat/use-customer-service'
import { ChatPanel } from './chat-panel'

/** Else the link that opened it would do nothing the next time, and a reload would open it again. */
function forgetInAddress() {
  const url = new URL(Router.asPath, window.location.origin)
  if (!url.searchParams.has('chat')) return
  url.searchParams.delete('chat')
  const address = `${url.pathname}${url.search}${url.hash}`
  void Router.replace(address, undefined, { scroll: false, shallow: true })
}

type CustomerServiceProps = { onClose: () => void }

/** Customer service as configured: a third-party widget, or the mall's own panel. */
export function CustomerService({ onClose }: CustomerServiceProps) {
  const state = useCustomerService(onClose)
  useEffect(() => forgetInAddress, [])
  return state === 'opening' ? null : (
    <ChatPanel isInstead={state === 'instead'} onClose={onClose} />
  )
}
