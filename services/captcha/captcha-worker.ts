import * as z from 'zod/mini'
import { getCaptcha } from '@/contract/account/captcha-calls'
import { work } from './work'

const requested = z.object({ challenge: getCaptcha.output })

// A separate file, so that the content policy needs to allow only the mall's own scripts.
self.addEventListener('message', ({ data }) => {
  const { challenge } = requested.parse(data)
  work(challenge).then((solution) => self.postMessage({ solution }))
})
