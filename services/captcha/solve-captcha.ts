import * as z from 'zod/mini'
import {
  type CaptchaChallenge,
  type CaptchaPurpose,
  type CaptchaSolution,
  getCaptcha,
  verifyCaptcha,
} from '@/contract/captcha'
import { ApiError } from '@/services/http/api-error'
import type { Http } from '@/services/http/http'

const solved = z.object({ solution: z.nullable(verifyCaptcha.input.shape.solution) })

function workApart(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url))
  return new Promise<CaptchaSolution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(solved.parse(data).solution))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage({ challenge })
  }).finally(() => worker.terminate())
}

/** Beside the page where there are workers, else between its frames. */
async function solve(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  try {
    if (typeof Worker !== 'undefined') return await workApart(challenge)
  } catch (error) {
    console.info('captcha worker', error)
  }
  const { work } = await import('./work')
  return work(challenge)
}

/** Asks for a challenge, solves it and brings the token for it; throws an ApiError. */
export async function earnCaptchaToken(http: Http, purpose: CaptchaPurpose): Promise<string> {
  const challenge = await http.call(getCaptcha)
  const solution = await solve(challenge)
  if (!solution) throw new ApiError({ kind: 'timeout', endpoint: getCaptcha.name })
  const { captchaToken } = await http.call(verifyCaptcha, { challenge, solution, purpose })
  return captchaToken
}
