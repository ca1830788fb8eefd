import { loadSdk } from './load-sdk'
import type { SmsConfig } from './sms-config'
import type { SmsPort } from './sms-port'

type Sdk = typeof import('tencentcloud-sdk-nodejs-sms')

/** Request timeout of the provider, s. */
const TIMEOUT_S = 5
/** SMS are not regional, but the SDK requires a region. */
const REGION = 'ap-guangzhou'

function createClient({ keyId, keySecret, gateway }: SmsConfig) {
  const { sms }: Sdk = loadSdk('tencentcloud-sdk-nodejs-sms')
  return new sms.v20210111.Client({
    credential: { secretId: keyId, secretKey: keySecret },
    region: REGION,
    profile: {
      httpProfile: {
        endpoint: gateway.host,
        protocol: `${gateway.protocol}//`,
        reqTimeout: TIMEOUT_S,
      },
    },
  })
}

/** SMS by Tencent Cloud; its SDK is loaded on first use. */
export function createTencentSms(config: SmsConfig): SmsPort {
  let client: ReturnType<typeof createClient> | null = null
  return {
    isDemo: false,
    async send({ phone, kind, code }) {
      client ??= createClient(config)
      const { SendStatusSet } = await client.SendSms({
        SmsSdkAppId: config.appId,
        SignName: config.signName,
        TemplateId: config.templateOf(kind),
        PhoneNumberSet: [`+86${phone}`],
        ...(code && { TemplateParamSet: [code] }),
      })
      const outcome = SendStatusSet?.[0]?.Code
      if (outcome !== 'Ok') throw new Error(`Tencent Cloud refused an SMS: ${outcome}`)
    },
  }
}
