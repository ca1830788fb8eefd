import * as z from 'zod/mini'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { readTab } from './read-stored'
import { removeTab, writeTab } from './tab-store'

/** The ticket of a verified phone in this tab; it survives a reload. */
export const merchantTicket = {
  read: () => readTab(SCREEN_STORAGE.merchantTicket, z.string()),
  write: (ticket: string) => writeTab(SCREEN_STORAGE.merchantTicket, ticket),
  clear: () => removeTab(SCREEN_STORAGE.merchantTicket),
}
