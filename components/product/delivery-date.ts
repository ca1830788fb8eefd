import { addWorkingDays } from '@/contract/working-days'
import { useHydrated } from '@/hooks/use-hydrated'

/** Beyond this nobody names a day. */
const NAMED_DAYS_MAX = 365
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** `6月12日（周五）`. */
export function formatDay(day: Date): string {
  return `${day.getMonth() + 1}月${day.getDate()}日（${WEEKDAYS[day.getDay()]}）`
}

/** The delivery day, unless it is too far off; the browser's alone: the server's pages are kept. */
export function useDeliveryDay(leadDays: number): string | null {
  const isHydrated = useHydrated()
  if (!isHydrated || leadDays > NAMED_DAYS_MAX) return null
  return formatDay(addWorkingDays(new Date(), leadDays))
}
