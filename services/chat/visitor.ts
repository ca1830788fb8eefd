import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readLocal, writeLocal } from '@/services/local-store'
import { randomId } from '@/services/random-id'

/** The thread of whoever uses this browser without signing in; null while nothing was said. */
export function readVisitor(): string | null {
  return readLocal(STORAGE.chatVisitor, z.uuid())
}

/** The same, made when there is none yet; it lasts as long as the page where nothing is kept. */
export function ensureVisitor(): string {
  const known = readVisitor()
  if (known) return known
  const created = randomId()
  writeLocal(STORAGE.chatVisitor, created)
  return created
}
