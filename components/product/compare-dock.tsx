import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { late } from '@/components/ui/late'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'

const CompareTray = dynamic(async () => (await import('./compare-tray')).CompareTray, {
  ssr: false,
  loading: late(),
})

/** The comparison itself, and screens of ordering, whose own bar stands at the bottom. */
const HIDDEN_ON = /^\/(?:compare$|cart\/|order\/)/

/** Tray of marked SKUs, loaded once one is marked. */
export function CompareDock() {
  const { skuIds } = useCompareMarks()
  const { pathname } = useRouter()
  return skuIds.length > 0 && !HIDDEN_ON.test(pathname) ? <CompareTray /> : null
}
