import { useMemo, useSyncExternalStore } from 'react'
import { clearMarks, listenToMarks, readMarks, removeMark, toggleMark } from './compare-marks'

/** As text, so that the same marks are the same snapshot. */
const snapshot = () => readMarks().join(',')

/**
 * SKUs marked for comparison, shared by the tabs of this browser; none on the server and while
 * hydrating. What changes them stays the same function: hundreds of rows hold it.
 */
export function useCompareMarks() {
  const text = useSyncExternalStore(listenToMarks, snapshot, () => '')
  const skuIds = useMemo(() => (text ? text.split(',').map(Number) : []), [text])
  return { skuIds, toggle: toggleMark, remove: removeMark, clear: clearMarks }
}
