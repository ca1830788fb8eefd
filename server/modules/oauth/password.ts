import { hash, verify } from '@node-rs/argon2'
import { TEXT } from '@/contract/texts'
import { createTurns, NoTurnLeft } from '@/server/db/turns'
import { Fault } from '@/server/http/fault'

/** OWASP's minimum for Argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** How a hash made with these options begins. */
const OWN_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'
/** Each takes 19 MiB and a core: so many at once, and so many that wait. */
const AT_ONCE = 4
const WAITING_MAX = 50

const takeTurn = createTurns(AT_ONCE, WAITING_MAX)

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await takeTurn(run)
  } catch (error) {
    if (error instanceof NoTurnLeft) throw new Fault('UNAVAILABLE', TEXT.unavailable)
    throw error
  }
}

/** Two ways to type one character are one password. */
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

/** Whether a hash was made with other options than new ones are. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(OWN_PREFIX)
}
