import { execFileSync } from 'node:child_process'
import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  X509Certificate,
} from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A pair of RSA keys as PEM. */
export function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** A certificate made for a test, with its key. */
export function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'mall-cert-'))
  const keyFile = join(folder, 'key.pem')
  const certFile = join(folder, 'cert.pem')
  const subject = ['-subj', '/CN=test', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  })
  const cert = readFileSync(certFile, 'utf8')
  const { serialNumber, publicKey } = new X509Certificate(cert)
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { cert, privateKey: readFileSync(keyFile, 'utf8'), serial: serialNumber, publicPem }
}

export const rsaSign = (text: string, key: string) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')
const rsaVerify = (text: string, key: string, sign: string) =>
  createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64')

/** What WeChat seals with the key both sides know. */
export function seal(content: unknown, apiKey: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from('transaction'))
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return { ciphertext: ciphertext.toString('base64'), nonce, associated_data: 'transaction' }
}

/** `a=1&b=2` of all but the signature, sorted: what Alipay signs. */
export function signedText(params: Record<string, string>, without: readonly string[]): string {
  return Object.keys(params)
    .filter((key) => !without.includes(key) && params[key] !== '')
    .sort()
    .map((key) => `${key}=${params[key]}`)
    .join('&')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

type Keys = {
  /** The mall's keys, by which its calls are checked; the gateway's own, which signs answers. */
  alipay: { mallKey: string; ownKey: string }
  wechat: { mallKey: string; platform: ReturnType<typeof certificate>; apiKey: string }
}
type Call = { what: string; input: unknown }
type Answers = Record<string, (input: unknown) => { status?: number; body: object }>

/** A gateway that knows both languages, refuses what is not signed, and says what it was asked. */
export async function openGateway({ alipay, wechat }: Keys, answers: Answers) {
  const calls: Call[] = []

  function answerAlipay(params: Record<string, string>) {
    const { sign = '', method = '', biz_content = '{}' } = params
    if (!rsaVerify(signedText(params, ['sign']), alipay.mallKey, sign)) {
      return { body: { error_response: { code: '40002', sub_code: 'isv.invalid-signature' } } }
    }
    const input: unknown = JSON.parse(biz_content)
    calls.push({ what: method, input })
    const answer = answers[method]?.(input).body ?? {
      code: '40004',
      sub_code: 'ACQ.TRADE_NOT_EXIST',
    }
    const text = JSON.stringify(answer)
    const name = `${method.replaceAll('.', '_')}_response`
    return { text: `{"${name}":${text},"sign":"${rsaSign(text, alipay.ownKey)}"}` }
  }

  function answerWechat(request: IncomingMessage, body: string) {
    const { method = '', url = '', headers } = request
    const field = (name: string) =>
      new RegExp(`${name}="([^"]*)"`).exec(headers.authorization ?? '')?.[1] ?? ''
    const text = [method, url, field('timestamp'), field('nonce_str'), body, ''].join('\n')
    if (!rsaVerify(text, wechat.mallKey, field('signature'))) {
      return { status: 401, body: { code: 'SIGN_ERROR' } }
    }
    if (url === '/v3/certificates') {
      const { cert, serial } = wechat.platform
      calls.push({ what: 'GET /v3/certificates', input: null })
      return {
        body: { data: [{ serial_no: serial, encrypt_certificate: seal(cert, wechat.apiKey) }] },
      }
    }
    const what = `${method} ${url.replace(/P\d{18}/, 'P').replace(/\?.*/, '')}`
    const input: unknown = body === '' ? null : JSON.parse(body)
    calls.push({ what, input })
    return answers[what]?.(input) ?? { status: 404, body: { code: 'RESOURCE_NOT_EXISTS' } }
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway')
    const form = {
      ...Object.fromEntries(searchParams),
      ...Object.fromEntries(new URLSearchParams(body)),
    }
    const answer: { status?: number; body?: object; text?: string } =
      pathname === '/gateway.do' ? answerAlipay(form) : answerWechat(request, body)
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(answer.text ?? JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the gateway has no port')
  return { url: `http://127.0.0.1:${address.port}`, calls, close: () => server.close() }
}
