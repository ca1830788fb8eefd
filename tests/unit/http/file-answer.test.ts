import { describe, expect, it } from 'vitest'
import { exportCartsQuotation } from '@/contract/quotation/quotation-calls'
import type { ApiError } from '@/services/http/api-error'
import { createHttp } from '@/services/http/http'

const http = (answer: () => Response) =>
  createHttp({ baseURL: 'http://api.test', siteId: 'mall', api: answer })
const ask = (answer: () => Response) => http(answer).call(exportCartsQuotation, { format: 'csv' })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )
const file = (disposition: string) =>
  new Response('a,b', {
    headers: { 'Content-Type': 'text/csv', 'Content-Disposition': disposition },
  })

describe('call that answers a file', () => {
  it.each([
    [`attachment; filename="__.csv"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7.csv`, '报价.csv'],
    ['attachment; filename="q.csv"', 'q.csv'],
    [`attachment; filename="q.csv"; filename*=UTF-8''%E6%8`, 'q.csv'],
    ['attachment', ''],
  ])('takes the file name from %s', async (disposition, fileName) => {
    const answer = await ask(() => file(disposition))
    expect(answer.fileName).toBe(fileName)
    expect(await answer.blob.text()).toBe('a,b')
  })

  it.each([422, 200])('reads the envelope of a refusal under %d', async (status) => {
    const body = { code: 1022, msg: '请先选择要报价的商品', data: null }
    const error = await failureOf(ask(() => Response.json(body, { status })))
    expect(error).toMatchObject({ kind: 'business', code: 1022, message: body.msg })
  })

  it.each([
    ['html', '<html>', 'text/html', 502],
    ['cut short', '{"code":10', 'application/json', 500],
  ])('fails with kind http for a refusal that is %s', async (_what, body, type, status) => {
    const headers = { 'Content-Type': type }
    const error = await failureOf(ask(() => new Response(body, { status, headers })))
    expect(error).toMatchObject({ kind: 'http', status })
  })

  it.each([
    ['a page', '<html>', 'text/html; charset=utf-8'],
    ['nothing', '', 'application/pdf'],
  ])('fails with kind contract for %s in place of a file', async (_what, body, type) => {
    const headers = { 'Content-Type': type }
    const error = await failureOf(ask(() => new Response(body, { headers })))
    expect(error.kind).toBe('contract')
  })

  it('fails with kind contract for an envelope in place of a file', async () => {
    const error = await failureOf(ask(() => Response.json({ code: 0, msg: '', data: {} })))
    expect(error.kind).toBe('contract')
  })
})
