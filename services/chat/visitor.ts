import * as z from 'zod/mini'
import { randomId } from '@/services/browser/random-id'
import { writeLocal } from '@/services/store/local-store'
import { readLocal } from '@/services/store/read-stored'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'

/** Visitor id of this browser's chat thread; null before the first message. */
export function readVisitor(): string | null {
  return readLocal(SCREEN_STORAGE.chatVisitor, z.uuid())
}

/** Reads or creates the visitor id; without storage it lasts as long as the page. */
export function ensureVisitor(): string {
  const known = readVisitor()
  if (known) return known
  const created = randomId()
  writeLocal(SCREEN_STORAGE.chatVisitor, created)
  return created
}
