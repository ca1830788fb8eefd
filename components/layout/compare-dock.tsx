import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { routes } from '@/contract/routes'
import { useCompareMarks } from '@/hooks/use-compare-marks'

const CompareTray = dynamic(async () => (await import('./compare-tray')).CompareTray, {
  ssr: false,
})

/** The tray of marked goods, fetched once something is; their own page shows them itself. */
export function CompareDock() {
  const { skuIds } = useCompareMarks()
  const { pathname } = useRouter()
  return skuIds.length > 0 && pathname !== routes.compare() ? <CompareTray /> : null
}
