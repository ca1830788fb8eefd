import { useHydrated } from '@/hooks/browser/use-hydrated'

/**
 * One row of a table is a stop of the Tab key, the one in use or else the first: Tab leads past hundreds
 * of rows, the arrow keys lead through them (sheet-keys.ts). Without script every row is a stop.
 */
export function useRowTabIndex(rows: readonly { skuId: number }[], current: number) {
  const isHydrated = useHydrated()
  const isShown = rows.some(({ skuId }) => skuId === current)
  const stop = isShown ? current : rows[0]?.skuId
  return (skuId: number): number | undefined => (!isHydrated || skuId === stop ? undefined : -1)
}
