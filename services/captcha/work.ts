import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge } from 'altcha-lib'
import type { CaptchaChallenge, CaptchaSolution } from '@/contract/account/captcha-calls'

/** Longer than any buyer's device needs, ms. */
const WORK_MAX_MS = 30_000

/**
 * Guesses until the key matches. Uses its own hash: crypto.subtle exists only on https,
 * and a hundred thousand asynchronous calls would be slow.
 */
export async function work(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  const result = await solveChallenge({
    challenge,
    timeout: WORK_MAX_MS,
    async deriveKey({ cost, keyLength }, salt, password) {
      let key = sha256(new Uint8Array([...salt, ...password]))
      for (let round = 1; round < cost; round += 1) key = sha256(key)
      return { derivedKey: key.subarray(0, keyLength) }
    },
  })
  return result && { counter: result.counter, derivedKey: result.derivedKey }
}
