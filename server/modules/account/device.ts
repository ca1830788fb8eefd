/** Origin of a call: its user agent and its address. */
export type Device = { userAgent: string; address: string }

const USER_AGENT_MAX = 400

/** Order matters: each user agent also contains the names of the browsers below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:QQBrowser|MQQBrowser)\//, 'QQ 浏览器'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: typeof BROWSERS, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Readable name of a browser from its user agent: Chrome · Windows. */
export function deviceName(userAgent: string): string {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean)
  return known.join(' · ') || '未知设备'
}

/** The device of a request. */
export function deviceOf({ request, address }: { request: Request; address: string }): Device {
  const userAgent = (request.headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX)
  return { userAgent, address }
}

/** An address masked for display: only its first part. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  const four = /^(\d+\.\d+)\.\d+\.\d+$/.exec(plain)
  if (four) return `${four[1]}.*.*`
  return plain.includes(':') ? `${plain.split(':').slice(0, 2).join(':')}:*` : ''
}
