import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for Argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

let dummy: Promise<string> | null = null

/** Checks a password; an unknown account costs the same time as a known one. */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummy ??= hashPassword('nobody’s password')
  const matches = await verify(stored ?? (await dummy), password)
  return matches && stored !== undefined
}
