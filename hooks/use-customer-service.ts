import { useState } from 'react'
import { PUBLIC_ENV } from '@/services/env'
import { useSession } from './use-session'

type State = 'closed' | 'opening' | 'open' | 'instead'

/** Customer service: the provider's window, or the mall's own panel, also in place of the former. */
export function useCustomerService() {
  const { user } = useSession()
  const [state, setState] = useState<State>('closed')

  async function open() {
    if (PUBLIC_ENV.chat.provider === '') return setState('open')
    setState('opening')
    try {
      const { openWidget } = await import('@/services/chat/widget')
      const isShown = await openWidget(user && { id: user.id, name: user.username })
      setState(isShown ? 'closed' : 'instead')
    } catch (error) {
      console.info('chat', error)
      setState('instead')
    }
  }

  return { state, open: () => void open(), close: () => setState('closed') }
}
