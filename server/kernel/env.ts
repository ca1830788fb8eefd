import { z } from 'zod'
import { PAGE_CACHE_S } from '@/contract/constants'
import { MALL_MODES, mallModeOf, productionFaults } from './mall-mode'
import { OperatorError } from './operator-error'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const httpUrl = z.url({ protocol: /^https?$/ })
/** A host as the content policy names it: with or without scheme and port, `*.` for all below it. */
const pictureHost = z
  .string()
  .regex(
    /^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i,
    'hosts such as img.example.com or https://cdn.example.com',
  )

const METRICS_TOKEN_MIN = 24

const settings = z.object({
  /** Unset: a demo, unless a setting says that the mall is real (mall-mode.ts). */
  MALL_MODE: z.enum(MALL_MODES).optional(),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  /** A pooler in transaction mode in front of DATABASE_URL. */
  DATABASE_POOL_URL: postgresUrl.optional(),
  /** Streaming replicas of DATABASE_URL, comma separated. */
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(postgresUrl)),
  /** How far behind a replica may be and still be read, s. */
  DATABASE_READ_LAG_S: z.coerce.number().int().min(2).max(300).default(5),
  API_HOST: httpUrl.optional(),
  BROWSER_API_HOST: httpUrl.optional(),
  /** Hosts that pictures come from, comma separated; services/env.ts reads them. */
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(pictureHost)),
  /** Endpoint of crash reports instead of the mall's own; services/env.ts reads it. */
  ERROR_REPORT_URL: httpUrl.optional(),
  SEED_SKUS: z.coerce.number().int().min(1000).max(2_000_000).default(52_000),
  NEXT_PUBLIC_SITE_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('mall'),
  /** Customer service provider opened in the browser; services/env.ts reads it there. */
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
  /** The other side of a demo mall accepts, ships and delivers automatically. */
  AUTOPILOT: z.enum(['0', '1']).optional(),
  /** A proxy in front of the mall sets X-Forwarded-For. */
  TRUSTED_PROXY: z.enum(['0', '1']).optional(),
  /** Calls one address may make in a second; a tenth of them searches, a fifth suggestions. */
  CALLS_PER_SECOND: z.coerce.number().int().min(0).max(100_000).optional(),
  /** Processes of this mall: counts kept in memory are divided by it. */
  PROCESSES: z.coerce.number().int().min(1).max(1000).default(1),
  /** Public URL of the mall: payment providers send notifications there. */
  PUBLIC_URL: httpUrl.optional(),
  /** Picture of the mall's seal on quotations; none without it. */
  SEAL_FILE: z.string().optional(),
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
  /** SMS provider; without one a demo shows SMS on a page. */
  SMS_PROVIDER: z.enum(['aliyun', 'tencent']).optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_TEMPLATES: z.string().optional(),
  SMS_GATEWAY: httpUrl.optional(),
  /** Lifetime of a cached page, s; services/env.ts reads it. */
  PAGE_CACHE_S: z.coerce.number().int().min(0).max(300).default(PAGE_CACHE_S),
  /** How long the mall says that it is not ready before it stops listening, s; start.mjs reads it. */
  DRAIN_S: z.coerce.number().int().min(0).max(60).default(2),
  /** Name of this process in its log lines; the machine's by default. */
  INSTANCE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional(),
  /** Opens /api/metrics to whoever has it; without it only this machine may read them. */
  METRICS_TOKEN: z.string().min(METRICS_TOKEN_MIN).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

const CALLS_PER_SECOND = 50
/** The accounts of a demo are public: it is seen from its own machine unless HOST says more. */
const DEMO_HOST = '127.0.0.1'

/**
 * The autopilot would move what a tester looks at, and testers ask much from one address: with faults
 * both run only when they are asked for.
 */
function withDefaults(env: z.output<typeof settings>) {
  const mode = mallModeOf(env)
  return {
    ...env,
    MALL_MODE: mode,
    HOST: env.HOST ?? DEMO_HOST,
    TRUSTED_PROXY: env.TRUSTED_PROXY === '1',
    AUTOPILOT: mode === 'demo' && env.AUTOPILOT !== '0' && (env.AUTOPILOT === '1' || !env.FAULTS),
    CALLS_PER_SECOND: env.CALLS_PER_SECOND ?? (env.FAULTS ? 0 : CALLS_PER_SECOND),
  }
}

export type Env = ReturnType<typeof withDefaults>

/** Settings whose values no message may quote, right or wrong. */
const SECRET = /_(KEY|SECRET|TOKEN)$|^DATABASE_.*URLS?$/

/** Settings that stand beside DATABASE_URL and would be without effect alone. */
const BESIDE_DATABASE = ['DATABASE_POOL_URL', 'DATABASE_READ_URLS'] as const

const databaseFaults = (env: z.output<typeof settings>): string[] =>
  BESIDE_DATABASE.filter((name) => !env.DATABASE_URL && env[name]?.length).map(
    (name) => `${name} is set without DATABASE_URL, the database it belongs to`,
  )

/**
 * Parses the settings once; empty strings count as unset. Throws OperatorError: one line of what is
 * wrong, or a line for each thing production lacks.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const input = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(input)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: [name], message }) =>
      SECRET.test(String(name))
        ? `${String(name)} (${message})`
        : `${String(name)}=${input[String(name)] ?? ''} (${message})`,
    )
    throw new OperatorError(`wrong setting: ${[...new Set(faults)].join('; ')}`)
  }
  const faults = [...databaseFaults(parsed.data), ...productionFaults(parsed.data)]
  if (faults.length > 0) throw new OperatorError(faults.join('\n'))
  return withDefaults(parsed.data)
}
