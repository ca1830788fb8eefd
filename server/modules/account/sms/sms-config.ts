import { SMS_SCENES } from '@/contract/account/sms-calls'
import type { Env } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import type { SmsKind } from './sms-port'

export type SmsConfig = {
  provider: 'aliyun' | 'tencent'
  keyId: string
  keySecret: string
  signName: string
  /** Tencent only. */
  appId: string
  templateOf: (kind: SmsKind) => string
  gateway: URL
}

const GATEWAYS = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
} as const

const KINDS: readonly SmsKind[] = [...SMS_SCENES, 'registered', 'merchantNews']
const isKind = (name: string): name is SmsKind => KINDS.some((kind) => kind === name)

/** Parses `register=SMS_1,login=SMS_2,…`: the provider's template for every kind of SMS. */
function readTemplates(list: string): (kind: SmsKind) => string {
  const templates = new Map(
    list.split(',').map((entry) => {
      const [kind = '', template = ''] = entry.split('=').map((part) => part.trim())
      if (isKind(kind) && template) return [kind, template] as const
      throw new OperatorError(`SMS_TEMPLATES: ${entry} is not kind=template (${KINDS.join(', ')})`)
    }),
  )
  const missing = KINDS.filter((kind) => !templates.has(kind))
  if (missing.length > 0)
    throw new OperatorError(`SMS_TEMPLATES has none for ${missing.join(', ')}`)
  return (kind) => templates.get(kind) ?? ''
}

/** Reads the SMS provider; null for a demo without one. Throws OperatorError with one line. */
export function readSmsConfig(env: Env): SmsConfig | null {
  const { SMS_PROVIDER: provider } = env
  if (!provider) return null
  const requested = [
    ...(['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'] as const),
    ...(provider === 'tencent' ? (['SMS_APP_ID'] as const) : []),
  ]
  const missing = requested.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new OperatorError(`${missing.join(', ')} missing: SMS_PROVIDER=${provider} needs them`)
  }
  return {
    provider,
    keyId: env.SMS_KEY_ID ?? '',
    keySecret: env.SMS_KEY_SECRET ?? '',
    signName: env.SMS_SIGN_NAME ?? '',
    appId: env.SMS_APP_ID ?? '',
    templateOf: readTemplates(env.SMS_TEMPLATES ?? ''),
    gateway: new URL(env.SMS_GATEWAY ?? GATEWAYS[provider]),
  }
}
