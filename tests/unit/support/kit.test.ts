import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { answer, mallHandlers, refuse } from '../../kit/handlers'

const server = setupServer(...mallHandlers())
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const ask = ({ method, path }: (typeof ENDPOINTS)[number]) =>
  fetch(`http://any.host${path}`, { method, ...(method === 'POST' && { body: '{}' }) })

describe('the handlers of the kit', () => {
  it.each(ENDPOINTS)('answer $name as the contract says', async (endpoint) => {
    const response = await ask(endpoint)
    expect(response.status).toBe(200)
    if (endpoint.answers === 'file') {
      expect(response.headers.get('Content-Disposition')).toContain('attachment')
    } else {
      const { code, data } = await response.json()
      expect([code, endpoint.output.safeParse(data).error]).toEqual([0, undefined])
    }
  })

  it('take no value that the contract refuses', () => {
    const [call] = ENDPOINTS.filter(({ name }) => name === 'getCartListCount')
    if (!call) throw new Error('no such call')
    expect(() => answer(call, -1)).toThrow()
    expect(() => refuse(call, { status: 503 })).not.toThrow()
  })
})
