import { useCustomerService } from '@/hooks/chat/use-customer-service'
import { ChatPanel } from './chat-panel'

type CustomerServiceProps = { onClose: () => void }

/** Customer service as configured: a third-party widget, or the mall's own panel. */
export function CustomerService({ onClose }: CustomerServiceProps) {
  const state = useCustomerService(onClose)
  return state === 'opening' ? null : (
    <ChatPanel isInstead={state === 'instead'} onClose={onClose} />
  )
}
