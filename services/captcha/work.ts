import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge } from 'altcha-lib'
import type { CaptchaChallenge, CaptchaSolution } from '@/contract/captcha'

/** No machine a buyer has takes longer, ms. */
const WORK_MAX_MS = 30_000

/**
 * Guesses until the key fits. Hashes by itself: the browser's own hashing exists on https alone,
 * and would be asked a hundred thousand times.
 */
export async function work(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  const found = await solveChallenge({
    challenge,
    timeout: WORK_MAX_MS,
    async deriveKey({ cost, keyLength }, salt, password) {
      let key = sha256(new Uint8Array([...salt, ...password]))
      for (let round = 1; round < cost; round += 1) key = sha256(key)
      return { derivedKey: key.subarray(0, keyLength) }
    },
  })
  return found && { counter: found.counter, derivedKey: found.derivedKey }
}
