import type * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { createTokenStore } from '@/services/session/tokens'
import { localValue, notedUserId, removeLocal, writeLocal } from './local-store'
import { readLocal, readTab } from './read-stored'
import { removeTab, tabValue, writeTab } from './tab-store'

/** Where drafts are stored: in the browser, or in the tab. */
const BROWSER = { value: localValue, read: readLocal, write: writeLocal, remove: removeLocal }
const TAB = { value: tabValue, read: readTab, write: writeTab, remove: removeTab }

const LOCAL_KEYS: readonly string[] = [STORAGE.quickOrder]
const TAB_KEYS: readonly string[] = [STORAGE.checkoutDraft, STORAGE.inquiryDraft]
const storeOf = (key: string) => (LOCAL_KEYS.includes(key) ? BROWSER : TAB)

/** Id of the buyer whose draft is stored; '' for a visitor's, or none. */
function ownerOf(key: string): string {
  const { value } = storeOf(key)
  const owner = value(key) === null ? '' : value(STORAGE.ownerOf + key)
  return typeof owner === 'string' ? owner : ''
}

/** Who sits at the browser now. Tokens that ran out are dropped by the browser, without any sign-out. */
const present = () => (createTokenStore().read() ? notedUserId() : null)

/** Whether a draft is for who sits at the browser now: their own, or what a visitor has typed. */
const isOwn = (key: string) => ['', present()].includes(ownerOf(key))

/**
 * What somebody has typed and not sent. It outlives a session that ends by itself: the same buyer finds
 * it again, nobody else is shown it, and what a visitor types meanwhile does not replace it.
 */
export const ownedDraft = {
  read<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | null {
    return isOwn(key) ? storeOf(key).read(key, schema) : null
  },
  /** False when it could not be stored. */
  write(key: string, value: unknown): boolean {
    const user = present()
    if (!user && !isOwn(key)) return false
    const { write } = storeOf(key)
    return write(key, value) && write(STORAGE.ownerOf + key, user ?? '')
  },
  clear(key: string): void {
    if (present() || isOwn(key)) storeOf(key).remove(key)
  },
}

/** Whether drafts wait in this browser for the buyer who has left them. */
export const hasOwnedDrafts = (): boolean =>
  [...LOCAL_KEYS, ...TAB_KEYS].some((key) => ownerOf(key) !== '')

/** Forgets the drafts of everybody but the buyer who has signed in. */
export function forgetOthersDrafts(userId: string): void {
  for (const key of [...LOCAL_KEYS, ...TAB_KEYS]) {
    if (!['', userId].includes(ownerOf(key))) storeOf(key).remove(key)
  }
}
