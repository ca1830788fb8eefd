import * as z from 'zod/mini'
import {
  type CaptchaChallenge,
  type CaptchaSolution,
  getCaptcha,
  verifyCaptcha,
} from '@/contract/account/captcha-calls'
import type { CaptchaPurpose } from '@/contract/account/verification-calls'
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

/** In a worker where available, else between frames of the page. */
async function solve(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  try {
    if (typeof Worker !== 'undefined') return await workApart(challenge)
  } catch (error) {
    console.info('captcha worker', error)
  }
  const { work } = await import('./work')
  return work(challenge)
}

/** Requests a challenge, solves it and returns its token; throws an ApiError. */
export async function earnCaptchaToken(http: Http, purpose: CaptchaPurpose): Promise<string> {
  const challenge = await http.call(getCaptcha)
  const solution = await solve(challenge)
  if (!solution) throw new ApiError({ kind: 'timeout', endpoint: getCaptcha.name })
  const { captchaToken } = await http.call(verifyCaptcha, { challenge, solution, purpose })
  return captchaToken
}
