import { useIsOffered } from '@/hooks/call/use-is-offered'
import { CHAT_ENV } from '@/services/chat/chat-env'

/** Whether customer service can be opened: by a provider, or with the calls of the host itself. */
export function useChatOffered(): boolean {
  const canAsk = useIsOffered('ask')
  const canRead = useIsOffered('getThread')
  return CHAT_ENV.settings.provider !== '' || (canAsk && canRead)
}
