import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { randomId } from '@/services/browser/random-id'
import { readLocal, writeLocal } from '@/services/store/local-store'

/** Visitor id of this browser's chat thread; null before the first message. */
export function readVisitor(): string | null {
  return readLocal(STORAGE.chatVisitor, z.uuid())
}

/** Reads or creates the visitor id; without storage it lasts as long as the page. */
export function ensureVisitor(): string {
  const known = readVisitor()
  if (known) return known
  const created = randomId()
  writeLocal(STORAGE.chatVisitor, created)
  return created
}
