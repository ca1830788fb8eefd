import { z } from 'zod'
import { OperatorError } from './db/data-dir'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const httpUrl = z.url({ protocol: /^https?$/ })

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_HOST: httpUrl.optional(),
  BROWSER_API_HOST: httpUrl.optional(),
  SEED_SKUS: z.coerce.number().int().min(1000).max(2_000_000).default(52_000),
  NEXT_PUBLIC_SITE_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('mall'),
  /** Whose customer service is opened in the browser; services/env.ts reads it there. */
  NEXT_PUBLIC_CHAT_PROVIDER: z.enum(['chatwoot', 'script']).optional(),
  NEXT_PUBLIC_CHAT_URL: httpUrl.optional(),
  NEXT_PUBLIC_CHAT_TOKEN: z.string().optional(),
  /** Origins of other hosts that may call this API, comma separated. */
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(httpUrl)),
  /** Testers may break calls on demand (docs/qa.md). */
  FAULTS: flag,
  /** The other side of a demo mall accepts, ships and delivers by itself. */
  AUTOPILOT: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** A proxy in front of the mall names the client in X-Forwarded-For. */
  TRUSTED_PROXY: flag,
  /** Where the world reaches the mall: payment providers call it back there. */
  PUBLIC_URL: httpUrl.optional(),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY_FILE: z.string().optional(),
  ALIPAY_PUBLIC_KEY_FILE: z.string().optional(),
  ALIPAY_GATEWAY: httpUrl.default('https://openapi.alipay.com/gateway.do'),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_MCH_ID: z.string().optional(),
  WECHAT_CERT_FILE: z.string().optional(),
  WECHAT_PRIVATE_KEY_FILE: z.string().optional(),
  WECHAT_API_KEY: z.string().length(32).optional(),
  WECHAT_GATEWAY: httpUrl.default('https://api.mch.weixin.qq.com'),
  /** Who sends SMS; without one a demo shows them on a page. */
  SMS_PROVIDER: z.enum(['aliyun', 'tencent']).optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_TEMPLATES: z.string().optional(),
  SMS_GATEWAY: httpUrl.optional(),
  /** How long a rendered page is sent again as it is, s. */
  PAGE_CACHE_S: z.coerce.number().int().min(0).max(300).default(10),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

export type Env = z.output<typeof schema>

/** Reads the settings once; empty strings count as unset. Throws OperatorError with one line. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.')}=${given[String(path[0])] ?? ''} (${message})`,
  )
  throw new OperatorError(`wrong setting: ${[...new Set(faults)].join('; ')}`)
}

/** How long rendered pages are kept, ms; 0 in development and while testers break calls. */
export function pageCacheMs(source: Record<string, string | undefined>): number {
  const { FAULTS, PAGE_CACHE_S } = readEnv(source)
  return FAULTS || source.NODE_ENV !== 'production' ? 0 : PAGE_CACHE_S * 1000
}
