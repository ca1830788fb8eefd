import { parseId } from '@/contract/address-of'
import { COMPARE_MAX } from '@/contract/constants'
import { localValue, writeLocal } from '@/services/store/local-store'

const KEY = 'compareSkus'
/** Event fired in this tab when the marks change; other tabs get the storage event. */
const CHANGED = 'mall-compare'

const FULL = `最多对比 ${COMPARE_MAX} 件，请先移除一件`
const NOT_SAVED = '浏览器未能保存对比清单，请检查隐私设置'

/** SKUs marked in this browser, in marking order; empty when storage is off or garbled. */
export function readMarks(): number[] {
  const saved = localValue(KEY)
  const ids = (Array.isArray(saved) ? saved : []).flatMap((one: unknown) =>
    typeof one === 'number' ? (parseId(String(one)) ?? []) : [],
  )
  return [...new Set(ids)].slice(0, COMPARE_MAX)
}

function write(ids: number[]): string {
  const isSaved = writeLocal(KEY, ids)
  window.dispatchEvent(new Event(CHANGED))
  return isSaved ? '' : NOT_SAVED
}

/** Marks or unmarks a SKU; returns why it was refused, '' on success. */
export function toggleMark(skuId: number): string {
  const ids = readMarks()
  if (ids.includes(skuId)) return write(ids.filter((one) => one !== skuId))
  return ids.length < COMPARE_MAX ? write([...ids, skuId]) : FULL
}

/** Unmarks a SKU. */
export function removeMark(skuId: number): void {
  write(readMarks().filter((one) => one !== skuId))
}

export function clearMarks(): void {
  write([])
}

/** Subscribes to changes by this tab and by others; returns the unsubscribe function. */
export function listenToMarks(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', handleStorage)
  }
}
