import * as z from 'zod/mini'
import { id } from '@/contract/common'
import { COMPARE_MAX } from '@/contract/constants'
import { readLocal, writeLocal } from '@/services/local-store'

const KEY = 'compareSkus'
/** What the marks of this tab say when they change; other tabs hear it from the storage itself. */
const CHANGED = 'mall-compare'

const FULL = `最多对比 ${COMPARE_MAX} 件，请先移除一件`
const NOT_KEPT = '浏览器未能保存对比清单，请检查隐私设置'

/** SKUs marked in this browser, in the order they were; empty when storage is off or garbled. */
export function readMarks(): number[] {
  const kept = readLocal(KEY, z.array(z.unknown())) ?? []
  const ids = kept.flatMap((one) => {
    const parsed = id.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
  return [...new Set(ids)].slice(0, COMPARE_MAX)
}

function write(ids: number[]): string {
  const isKept = writeLocal(KEY, ids)
  window.dispatchEvent(new Event(CHANGED))
  return isKept ? '' : NOT_KEPT
}

/** Marks a SKU, or no longer; why that was refused, '' when it was not. */
export function toggleMark(skuId: number): string {
  const ids = readMarks()
  if (ids.includes(skuId)) return write(ids.filter((one) => one !== skuId))
  return ids.length < COMPARE_MAX ? write([...ids, skuId]) : FULL
}

/** Marks a SKU no longer. */
export function removeMark(skuId: number): void {
  write(readMarks().filter((one) => one !== skuId))
}

export function clearMarks(): void {
  write([])
}

/** Hears of changes, by this tab and by others, until the returned function is called. */
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
