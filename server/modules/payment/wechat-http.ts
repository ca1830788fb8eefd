/** Host the SDK calls by default. */
export const WECHAT_HOST = 'https://api.mch.weixin.qq.com'

type Headers = Record<string, string>

/** Redirects the SDK's calls to another gateway: a proxy, or a test's. */
export function createWechatHttp(gateway: string) {
  async function send(url: string, init: RequestInit) {
    const answer = await fetch(url.replace(WECHAT_HOST, gateway), init)
    const text = await answer.text()
    const data: unknown = text === '' ? {} : JSON.parse(text)
    return answer.ok ? { status: answer.status, data } : { status: answer.status, error: data }
  }
  const json = { 'Content-Type': 'application/json' }
  const post = (url: string, params: Record<string, unknown>, headers: Headers) =>
    send(url, { method: 'POST', body: JSON.stringify(params), headers: { ...headers, ...json } })
  return { post, upload: post, get: (url: string, headers: Headers) => send(url, { headers }) }
}
