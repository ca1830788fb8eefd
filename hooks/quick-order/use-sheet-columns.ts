import { useRef, useState } from 'react'
import type { SheetMapping, SheetReading } from '@/contract/quick-order/quick-order-calls'
import {
  isUnclear,
  knownMapping,
  namedFields,
  type SheetTable,
} from '@/contract/quick-order/sheet-mapping-rules'
import { useSession } from '@/hooks/account/use-session'
import { sheetColumns } from '@/services/store/sheet-columns'

/** Reads a list, by a mapping where one is given; null when it cannot be read. */
export type ReadList = (mapping?: SheetMapping) => Promise<SheetReading | null>
/** The last list read, to map its columns again; `pending` waits for the buyer's mapping. */
type LastList = {
  read: ReadList
  table: SheetTable
  keys: string[]
  pending: SheetReading | null
}
/** Takes a reading into the list in place of rows of an earlier one; null when it is refused. */
type Take = (reading: SheetReading, instead: readonly string[]) => string[] | null

/** Lists with columns: known mappings are applied, unclear ones are asked for. */
export function useSheetColumns(take: Take) {
  const { userId } = useSession()
  const [last, setLast] = useState<LastList | null>(null)
  /** How often lines of a list have gone, perhaps while it was being read again. */
  const forgotten = useRef(0)
  const [isOpen, setOpen] = useState(false)

  /** Whether the list was read: its lines are taken, or its columns are asked for. */
  async function add(read: ReadList): Promise<boolean> {
    const first = await read()
    if (!first) return false
    const known = first.table && knownMapping(first.table, sheetColumns.known(userId))
    const reading = known ? await read(known) : first
    if (!reading) return false
    const { table } = reading
    if (table && !known && isUnclear(reading)) {
      setLast({ read, table, keys: [], pending: reading })
      setOpen(true)
      return true
    }
    const keys = take(reading, [])
    setLast(table && keys ? { read, table, keys, pending: null } : null)
    return keys !== null
  }

  async function apply(mapping: SheetMapping): Promise<void> {
    if (!last) return
    const asked = forgotten.current
    const reading = await last.read(mapping)
    setOpen(false)
    if (!reading || forgotten.current !== asked) return
    const named = namedFields(last.table, mapping)
    if (named) sheetColumns.put(userId, named)
    const keys = take(reading, last.keys)
    if (keys) setLast({ ...last, table: reading.table ?? last.table, keys, pending: null })
  }

  /** Leaves the columns as they were read. */
  function close(): void {
    setOpen(false)
    if (!last?.pending) return
    const keys = take(last.pending, [])
    setLast({ ...last, keys: keys ?? [], pending: null })
  }

  return {
    add,
    apply,
    table: last?.table ?? null,
    isOpen,
    open: () => setOpen(true),
    close,
    /** The list is gone: its columns are no longer of interest. */
    forget() {
      forgotten.current += 1
      setLast(null)
    },
  }
}
