import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { register, updatePassword } from '@/contract/account/account-calls'
import { sendNotLoginSms, sendSms } from '@/contract/account/sms-calls'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { createBrowserClient } from '@/services/mall-client'
import { server } from '../../support/mock-server'
import { giveSession } from '../../support/render-mall'

const API = 'http://api.example.com'

/** Where a call goes, and as whom, when browsers call another host's API by themselves. */
async function sentTo(endpoint: Endpoint) {
  const sent: { origin: string; authorization: string | null }[] = []
  server.use(
    http.post(/.*/, ({ request }) => {
      const authorization = request.headers.get('Authorization')
      sent.push({ origin: new URL(request.url).origin, authorization })
      return HttpResponse.json({ code: 1001, msg: '不行', data: null }, { status: 400 })
    }),
  )
  giveSession()
  await createBrowserClient(API)
    .http.call(endpoint)
    .catch(() => {})
  return sent
}

describe('with another API host', () => {
  it.each<Endpoint>([register, sendNotLoginSms, updatePassword])(
    '$name goes to the mall’s own origin without Authorization',
    async (endpoint) => {
      expect(await sentTo(endpoint)).toEqual([{ origin: location.origin, authorization: null }])
    },
  )

  it('sendSms goes to the API host without Authorization', async () => {
    expect(await sentTo(sendSms)).toEqual([{ origin: API, authorization: null }])
  })

  it('only the sameOrigin calls use the mall’s own origin', () => {
    const names = ENDPOINTS.filter(({ sameOrigin }) => sameOrigin).map(({ name }) => name)
    expect(names.sort()).toEqual(['closeAccount', 'register', 'sendNotLoginSms', 'updatePassword'])
  })
})

it('no call waits for a cookie to be read: none is sent as a header', async () => {
  const get = vi.fn(async () => ({ value: 'secret' }))
  vi.stubGlobal('cookieStore', { get })
  await sentTo(register)
  vi.unstubAllGlobals()
  expect(get).not.toHaveBeenCalled()
})
