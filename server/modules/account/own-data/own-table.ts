import { chinaTime } from '@/contract/china-clock'

/** A table of an export: its titles, and a text for each. */
export type OwnTable = { title: string; columns: readonly string[]; rows: readonly string[][] }

/** Rows of a kind of data; nobody but a machine has more. */
export const ROWS_MAX = 10_000

/** A moment in China; '' for none. */
export const at = (date: Date | null) => (date ? chinaTime(date.getTime()) : '')
