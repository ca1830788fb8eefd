import { loadSdk } from './load-sdk'
import type { SmsConfig } from './sms-config'
import type { SmsPort } from './sms-port'

type Sdk = typeof import('@alicloud/dysmsapi20170525')
type Core = typeof import('@alicloud/openapi-core')

/** Request timeout of the provider, ms. */
const TIMEOUT_MS = 5000

function createClient({ keyId, keySecret, gateway }: SmsConfig) {
  const sdk: Sdk = loadSdk('@alicloud/dysmsapi20170525')
  const { $OpenApiUtil }: Core = loadSdk('@alicloud/openapi-core')
  const config = new $OpenApiUtil.Config({
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    endpoint: gateway.host,
    protocol: gateway.protocol.slice(0, -1),
    connectTimeout: TIMEOUT_MS,
    readTimeout: TIMEOUT_MS,
  })
  return { client: new sdk.default(config), SendSmsRequest: sdk.SendSmsRequest }
}

/** SMS by Aliyun; its SDK is loaded on first use. */
export function createAliyunSms(config: SmsConfig): SmsPort {
  let made: ReturnType<typeof createClient> | null = null
  return {
    isDemo: false,
    async send({ phone, kind, code }) {
      made ??= createClient(config)
      const request = new made.SendSmsRequest({
        phoneNumbers: phone,
        signName: config.signName,
        templateCode: config.templateOf(kind),
        ...(code && { templateParam: JSON.stringify({ code }) }),
      })
      const { body } = await made.client.sendSms(request)
      if (body?.code !== 'OK') throw new Error(`Aliyun refused an SMS: ${body?.code}`)
    },
  }
}
