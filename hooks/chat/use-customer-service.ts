import { useEffect, useState } from 'react'
import { useSession } from '@/hooks/account/use-session'
import { CHAT_ENV } from '@/services/chat/chat-env'

/** Customer service state: nothing yet, the mall's own panel, or the panel as a fallback. */
type State = 'opening' | 'own' | 'instead'

const isForeign = () => CHAT_ENV.settings.provider !== ''

/** Opens customer service once: the provider's window, else the mall's own panel. */
export function useCustomerService(onClose: () => void) {
  const { user, userId, isSignedIn, error } = useSession()
  const [state, setState] = useState<State>(() => (isForeign() ? 'opening' : 'own'))
  // Who cannot be read is helped as a visitor.
  const isKnown = !isSignedIn || userId !== '' || error !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, as whoever it is then
  useEffect(() => {
    if (!isForeign() || !isKnown) return
    const open = async () => {
      const { openWidget } = await import('@/services/chat/widget')
      return openWidget(user && { id: user.id, name: user.username })
    }
    open().then(
      (isShown) => (isShown ? onClose() : setState('instead')),
      () => setState('instead'),
    )
  }, [isKnown])

  return state
}
