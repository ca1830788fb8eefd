import { describe, expect, it } from 'vitest'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'

const PRODUCTION = {
  MALL_MODE: 'production',
  HOST: '127.0.0.1',
  TRUSTED_PROXY: '1',
  PUBLIC_URL: 'https://mall.example.cn',
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_SECRET: 'a-secret-of-the-provider',
}

const linesOf = (settings: Record<string, string>) => {
  try {
    readEnv(settings)
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('mode of a mall', () => {
  it.each([
    {},
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { MALL_MODE: 'demo', PUBLIC_URL: 'https://mall.example.cn', SMS_PROVIDER: 'aliyun' },
  ])('demo: %j', (settings: Record<string, string>) => {
    expect(readEnv(settings)).toMatchObject({ MALL_MODE: 'demo', AUTOPILOT: true })
  })

  it.each(['PUBLIC_URL', 'SMS_PROVIDER'] as const)('production by %s alone', (name) => {
    const { MALL_MODE: _said, ...others } = PRODUCTION
    expect(readEnv(others).MALL_MODE).toBe('production')
    expect(linesOf({ [name]: PRODUCTION[name] })).not.toEqual([])
  })

  it.each([{ ALIPAY_APP_ID: '2026' }, { WECHAT_APP_ID: 'wx1' }])(
    'production by %j',
    (settings: Record<string, string>) => {
      expect(readEnv({ ...PRODUCTION, MALL_MODE: '', ...settings }).MALL_MODE).toBe('production')
      expect(linesOf(settings)).not.toEqual([])
    },
  )

  it('only this machine reaches a demo, unless HOST says more', () => {
    expect(readEnv({}).HOST).toBe('127.0.0.1')
    expect(readEnv({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  })
})

describe('production', () => {
  it('has no autopilot', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ MALL_MODE: 'production', AUTOPILOT: false })
  })

  it('names each missing setting in a line of its own', () => {
    const lines = linesOf({ MALL_MODE: 'production' })
    for (const [at, name] of ['HOST', 'TRUSTED_PROXY', 'PUBLIC_URL', 'SMS_PROVIDER'].entries()) {
      expect(lines[at]).toMatch(new RegExp(`^${name} missing: `))
    }
    expect(lines.at(-1)).toMatch(/MALL_MODE=demo/)
    expect(lines).toHaveLength(5)
  })

  it.each([
    [{ PUBLIC_URL: 'http://mall.example.cn' }, /^PUBLIC_URL /],
    [{ SMS_KEY_SECRET: 'secret' }, /^SMS_KEY_SECRET is shorter(?!.*secret\b.*=)/],
    [{ AUTOPILOT: '1' }, /^AUTOPILOT=1 is for demos/],
    [{ FAULTS: '1' }, /^FAULTS=1 is for tests/],
  ])('refuses %j', (settings: Record<string, string>, text) => {
    expect(linesOf({ ...PRODUCTION, ...settings })[0]).toMatch(text)
  })

  it('needs no SMS provider in front of another host', () => {
    const { SMS_PROVIDER: _provider, ...others } = PRODUCTION
    expect(linesOf({ ...others, API_HOST: 'https://api.example.cn' })).toEqual([])
  })
})
