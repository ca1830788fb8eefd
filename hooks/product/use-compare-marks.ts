import { useMemo, useSyncExternalStore } from 'react'
import { clearMarks, listenToMarks, readMarks, removeMark, toggleMark } from './compare-marks'

/** Serialized, so that equal marks are the same snapshot. */
const snapshot = () => readMarks().join(',')

/**
 * SKUs marked for comparison, shared by the tabs of this browser; none on the server and while
 * hydrating. The change functions are stable: hundreds of rows hold them.
 */
export function useCompareMarks() {
  const text = useSyncExternalStore(listenToMarks, snapshot, () => '')
  const skuIds = useMemo(() => (text ? text.split(',').map(Number) : []), [text])
  return { skuIds, toggle: toggleMark, remove: removeMark, clear: clearMarks }
}
