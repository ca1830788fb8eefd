import { hash, verify } from '@node-rs/argon2'
import { TEXT } from '@/contract/texts'
import { createSemaphore, QueueFullError } from '@/server/kernel/db/semaphore'
import { HttpError } from '@/server/kernel/http/http-error'

/** OWASP's minimum for Argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Prefix of a hash made with these options. */
const OWN_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'
/** Each hash takes 19 MiB and a core: limits on concurrent and on waiting hashes. */
const AT_ONCE = 4
const WAITING_MAX = 50

const withPermit = createSemaphore({
  name: 'password hashes',
  atOnce: AT_ONCE,
  waitingMax: WAITING_MAX,
})

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await withPermit(run)
  } catch (error) {
    if (error instanceof QueueFullError) throw new HttpError('UNAVAILABLE', TEXT.unavailable)
    throw error
  }
}

/** Unicode normalisation: two ways to type one character are one password. */
const plain = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(plain(password), OPTIONS))
}

let dummy: Promise<string> | null = null

/** Checks a password; an unknown account costs the same time as a known one. */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummy ??= hash('nobody’s password', OPTIONS)
  const compared = stored ?? (await dummy)
  const matches = await inTurn(() => verify(compared, plain(password)))
  return matches && stored !== undefined
}

/** Whether a hash was made with outdated options. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(OWN_PREFIX)
}
