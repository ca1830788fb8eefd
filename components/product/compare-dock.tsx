import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { late } from '@/components/ui/late'
import { routes } from '@/contract/routes'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'

const CompareTray = dynamic(async () => (await import('./compare-tray')).CompareTray, {
  ssr: false,
  loading: late(),
})

/** Tray of marked SKUs, loaded once one is marked; hidden on the compare page. */
export function CompareDock() {
  const { skuIds } = useCompareMarks()
  const { pathname } = useRouter()
  return skuIds.length > 0 && pathname !== routes.compare() ? <CompareTray /> : null
}
