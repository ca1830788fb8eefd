import type { SpendShare } from '@/contract/account/account-overview-calls'

/** Rows shown; the rest is added up in one more. */
const SHOWN_MAX = 5
const WHOLE = 100

/** `id` is null for the rest. */
type ShownShare = { id: number | null; name: string; amount: number; percent: number }

/** The largest shares with their whole percents, and the rest in one. */
export function shownShares(shares: readonly SpendShare[], unit: string): ShownShare[] {
  const sum = (of: readonly SpendShare[]) => of.reduce((total, { amount }) => total + amount, 0)
  const total = sum(shares)
  const percentOf = (amount: number) => (total > 0 ? Math.round((amount / total) * WHOLE) : 0)
  // One row for one share would only hide its name.
  const shown = shares.length > SHOWN_MAX + 1 ? shares.slice(0, SHOWN_MAX) : shares
  const rest = shares.slice(shown.length)
  const rows = shown.map(({ id, name, amount }) => ({ id, name, amount }))
  const others = { id: null, name: `其他 ${rest.length} ${unit}`, amount: sum(rest) }
  return [...rows, ...(rest.length > 0 ? [others] : [])].map((row) => ({
    ...row,
    percent: percentOf(row.amount),
  }))
}
