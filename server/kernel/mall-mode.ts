/** A demo shows itself: public accounts, invented goods, no money. Production sells. */
export const MALL_MODES = ['demo', 'production'] as const
export type MallMode = (typeof MALL_MODES)[number]

/** The settings that say which of the two a mall is, and those production must state. */
type Settings = {
  MALL_MODE?: MallMode | undefined
  HOST?: string | undefined
  TRUSTED_PROXY?: string | undefined
  PUBLIC_URL?: string | undefined
  API_HOST?: string | undefined
  SMS_PROVIDER?: string | undefined
  SMS_KEY_SECRET?: string | undefined
  ALIPAY_APP_ID?: string | undefined
  WECHAT_APP_ID?: string | undefined
  AUTOPILOT?: string | undefined
  FAULTS?: boolean | undefined
}

/** Shorter secrets are examples, or guessable. */
const SECRET_MIN = 16

const isHttps = (url: string | undefined) => url?.startsWith('https://') === true

/** What is said, else production as soon as anything of it is real. */
export function mallModeOf(env: Settings): MallMode {
  if (env.MALL_MODE) return env.MALL_MODE
  const isReal =
    isHttps(env.PUBLIC_URL) || env.SMS_PROVIDER || env.ALIPAY_APP_ID || env.WECHAT_APP_ID
  return isReal ? 'production' : 'demo'
}

/** Whether this process belongs to a mall in production, as its start decided (server/edge/embedded.ts). */
export const runsInProduction = () => process.env.MALL_MODE === 'production'

/** A line for every setting that keeps a mall from being in production; none for a demo. */
export function productionFaults(env: Settings): string[] {
  if (mallModeOf(env) === 'demo') return []
  const { SMS_KEY_SECRET: secret } = env
  const faults: [boolean, string][] = [
    [!env.HOST, 'HOST missing: say 127.0.0.1 behind a proxy of this machine, or the address'],
    [!env.TRUSTED_PROXY, 'TRUSTED_PROXY missing: say 1 behind a proxy, 0 without'],
    [!isHttps(env.PUBLIC_URL), 'PUBLIC_URL missing: say the https:// address of the mall'],
    [!env.SMS_PROVIDER && !env.API_HOST, 'SMS_PROVIDER missing: codes must reach their phones'],
    [
      secret !== undefined && secret.length < SECRET_MIN,
      `SMS_KEY_SECRET is shorter than ${SECRET_MIN} characters`,
    ],
    [env.AUTOPILOT === '1', 'AUTOPILOT=1 is for demos: it ships the orders of anybody'],
    [env.FAULTS === true, 'FAULTS=1 is for tests'],
  ]
  const found = faults.flatMap(([isFault, line]) => (isFault ? [line] : []))
  return found.length === 0 ? [] : [...found, 'MALL_MODE=demo makes this a demo instead']
}
