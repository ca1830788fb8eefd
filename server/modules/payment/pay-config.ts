import { readFileSync } from 'node:fs'
import type { Env } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'

export type AlipayConfig = {
  appId: string
  /** PEM: the mall's private key, and Alipay's public key. */
  privateKey: string
  publicKey: string
  gateway: string
  notifyUrl: string
  returnUrl: string
}
export type WechatConfig = {
  appId: string
  mchId: string
  /** PEM: the merchant's certificate and its key. */
  cert: string
  privateKey: string
  /** 32 characters: the key that encrypts notifications and certificates. */
  apiKey: string
  gateway: string
  notifyUrl: string
}

/** Configured providers; the sandbox stands in for the rest. */
export type PayConfig = { alipay: AlipayConfig | null; wechat: WechatConfig | null }

/** The named settings, null when none is set; throws when only some are. */
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

/** Reads the payment settings. Throws OperatorError with one line. */
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
      appId,
      privateKey: readPem(ownKey),
      publicKey: readPem(theirKey),
      gateway: env.ALIPAY_GATEWAY,
      notifyUrl: publicUrl(env, '/api/payment/callback/alipay'),
      returnUrl: publicUrl(env, '/order/list'),
    },
    wechat: wx && {
      appId: wxId,
      mchId,
      cert: readPem(cert),
      privateKey: readPem(key),
      apiKey,
      gateway: env.WECHAT_GATEWAY,
      notifyUrl: publicUrl(env, '/api/payment/callback/wechat'),
    },
  }
}
