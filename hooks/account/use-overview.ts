import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { usePersonal } from '@/hooks/call/use-personal'

/** What waits for the signed-in user, and what was ordered this month. */
export function useOverview() {
  const { data, ...requested } = usePersonal(getAccountOverview, undefined, { asksOnMount: true })
  return { overview: data, ...requested }
}
