import { useCustomerService } from '@/hooks/use-customer-service'
import { ChatPanel } from './chat-panel'

type CustomerServiceProps = { onClose: () => void }

/** Customer service as it is set up: another company's window, or the mall's own panel. */
export function CustomerService({ onClose }: CustomerServiceProps) {
  const state = useCustomerService(onClose)
  return state === 'opening' ? null : (
    <ChatPanel isInstead={state === 'instead'} onClose={onClose} />
  )
}
