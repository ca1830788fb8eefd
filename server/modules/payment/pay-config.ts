import { readFileSync } from 'node:fs'
import { OperatorError } from '@/server/db/data-dir'
import type { Env } from '@/server/env'

export type AlipayConfig = {
  appId: string
  /** PEM texts: the mall's own key, and the key Alipay signs with. */
  privateKey: string
  publicKey: string
  gateway: string
  notifyUrl: string
  returnUrl: string
}
export type WechatConfig = {
  appId: string
  mchId: string
  /** PEM texts: the merchant's certificate and its key. */
  cert: string
  privateKey: string
  /** 32 characters: what notifications and certificates are sealed with. */
  apiKey: string
  gateway: string
  notifyUrl: string
}

/** Which providers of other companies take money; the sandbox stands in for the rest. */
export type PayConfig = { alipay: AlipayConfig | null; wechat: WechatConfig | null }

/** All of these settings, null when none is given; throws for some of them. */
function together<K extends keyof Env>(env: Env, names: readonly K[]): string[] | null {
  const values = names.map((name) => env[name])
  const missing = names.filter((_name, at) => !values[at])
  if (missing.length === names.length) return null
  if (missing.length === 0) return values.map(String)
  throw new OperatorError(`${missing.join(', ')} missing: ${names.join(', ')} belong together`)
}

function readPem(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new OperatorError(`cannot read the key file ${file}`)
  }
}

function publicUrl({ PUBLIC_URL }: Env, path: string): string {
  if (PUBLIC_URL) return new URL(path, PUBLIC_URL).href
  throw new OperatorError('PUBLIC_URL missing: payment providers call the mall by it')
}

/** Reads the settings of payment providers; throws OperatorError with one line. */
export function readPayConfig(env: Env): PayConfig {
  const ali = together(env, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'])
  const wx = together(env, [
    ...(['WECHAT_APP_ID', 'WECHAT_MCH_ID', 'WECHAT_CERT_FILE'] as const),
    ...(['WECHAT_PRIVATE_KEY_FILE', 'WECHAT_API_KEY'] as const),
  ])
  const [appId = '', ownKey = '', theirKey = ''] = ali ?? []
  const [wxId = '', mchId = '', cert = '', key = '', apiKey = ''] = wx ?? []
  return {
    alipay: ali && {
      ...{ appId, privateKey: readPem(ownKey), publicKey: readPem(theirKey) },
      gateway: env.ALIPAY_GATEWAY,
      notifyUrl: publicUrl(env, '/api/payment/callback/alipay'),
      returnUrl: publicUrl(env, '/order/list'),
    },
    wechat: wx && {
      ...{ appId: wxId, mchId, cert: readPem(cert), privateKey: readPem(key), apiKey },
      gateway: env.WECHAT_GATEWAY,
      notifyUrl: publicUrl(env, '/api/payment/callback/wechat'),
    },
  }
}
