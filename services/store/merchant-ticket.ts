import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readTab, removeTab, writeTab } from './tab-store'

/** The ticket of a verified phone in this tab; it survives a reload. */
export const merchantTicket = {
  read: () => readTab(STORAGE.merchantTicket, z.string()),
  write: (ticket: string) => writeTab(STORAGE.merchantTicket, ticket),
  clear: () => removeTab(STORAGE.merchantTicket),
}
