import { useIsOffered } from '@/hooks/call/use-is-offered'
import { PUBLIC_ENV } from '@/services/env'

/** Whether customer service can be opened: by a provider, or with the calls of the host itself. */
export function useChatOffered(): boolean {
  const canAsk = useIsOffered('ask')
  const canRead = useIsOffered('getThread')
  return PUBLIC_ENV.hasChatProvider || (canAsk && canRead)
}
