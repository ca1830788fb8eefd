import { createRequire } from 'node:module'
import type { SmsConfig } from './sms-config'
import type { SmsPort } from './sms-port'

type Sdk = typeof import('@alicloud/dysmsapi20170525')
type Core = typeof import('@alicloud/openapi-core')

/** What the provider may take, ms. */
const TIMEOUT_MS = 5000

// A CommonJS package: an import would wrap its default export once more.
const load = createRequire(`${process.cwd()}/package.json`)

function createClient({ keyId, keySecret, gateway }: SmsConfig) {
  const sdk: Sdk = load('@alicloud/dysmsapi20170525')
  const { $OpenApiUtil }: Core = load('@alicloud/openapi-core')
  const config = new $OpenApiUtil.Config({
    ...{ accessKeyId: keyId, accessKeySecret: keySecret },
    ...{ endpoint: gateway.host, protocol: gateway.protocol.slice(0, -1) },
    ...{ connectTimeout: TIMEOUT_MS, readTimeout: TIMEOUT_MS },
  })
  return { client: new sdk.default(config), SendSmsRequest: sdk.SendSmsRequest }
}

/** SMS by Aliyun; its SDK is loaded with the first one. */
export function createAliyunSms(config: SmsConfig): SmsPort {
  let made: ReturnType<typeof createClient> | null = null
  return {
    isDemo: false,
    async send({ phone, kind, code }) {
      made ??= createClient(config)
      const request = new made.SendSmsRequest({
        ...{ phoneNumbers: phone, signName: config.signName },
        templateCode: config.templateOf(kind),
        ...(code && { templateParam: JSON.stringify({ code }) }),
      })
      const { body } = await made.client.sendSms(request)
      if (body?.code !== 'OK') throw new Error(`Aliyun refused an SMS: ${body?.code}`)
    },
  }
}
