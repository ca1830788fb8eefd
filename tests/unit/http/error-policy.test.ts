import { describe, expect, it } from 'vitest'
import { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'

type Init = Partial<ConstructorParameters<typeof ApiError>[0]>
const error = (init: Init) => new ApiError({ kind: 'http', endpoint: 'getCartList', ...init })

describe('error catalogue (SPEC section 8)', () => {
  it.each<[string, Init, object]>([
    ['401', { status: 401 }, { kind: 'signOut' }],
    ['419', { status: 419 }, { kind: 'signOut' }],
    ['404', { status: 404 }, { kind: 'toast', text: 'API Not Found' }],
    ['3110', { status: 503, code: 3110 }, { kind: 'repair' }],
    ['3110 under HTTP 200', { kind: 'business', status: 200, code: 3110 }, { kind: 'repair' }],
    [
      'a server message',
      { kind: 'business', status: 409, serverMessage: '库存不足' },
      { kind: 'toast', text: '库存不足' },
    ],
    [
      'no server message',
      { status: 500 },
      { kind: 'toast', text: '抱歉，服务器遇到问题，请稍后再试' },
    ],
    ['a timeout', { kind: 'timeout' }, { kind: 'log', text: '请求超时，请稍后重试' }],
    ['no response', { kind: 'network' }, { kind: 'toast', text: '网络连接失败，请检查网络后重试' }],
    ['too many without a word', { status: 429 }, { kind: 'toast', text: '操作太频繁，请稍后再试' }],
    [
      '404 with a message',
      { kind: 'business', status: 404, serverMessage: '没有' },
      { kind: 'toast', text: 'API Not Found' },
    ],
    ['3110 under 404', { status: 404, code: 3110 }, { kind: 'repair' }],
    [
      '403 with a message',
      { kind: 'business', status: 403, serverMessage: '不允许' },
      { kind: 'toast', text: '不允许' },
    ],
    [
      'an answer that is none',
      { kind: 'contract', status: 200 },
      { kind: 'toast', text: '抱歉，服务器遇到问题，请稍后再试' },
    ],
    ['a call given up', { kind: 'aborted' }, { kind: 'nothing' }],
  ])('%s', (_name, init, effect) => {
    expect(effectOf(error(init))).toEqual(effect)
  })
})
