import * as z from 'zod/mini'
import { getCaptcha } from '@/contract/captcha'
import { work } from './work'

const asked = z.object({ challenge: getCaptcha.output })

// A file of its own, so that the content policy needs to allow nothing but the mall's scripts.
self.addEventListener('message', ({ data }) => {
  const { challenge } = asked.parse(data)
  work(challenge).then((solution) => self.postMessage({ solution }))
})
