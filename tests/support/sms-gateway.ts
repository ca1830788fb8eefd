import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)

type Keys = { keyId: string; keySecret: string }
type Request = { what: string; input: Record<string, unknown> }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const part = (authorization: string, name: string) =>
  new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''

function signedLines({ headers }: IncomingMessage, names: string): string {
  return names
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
    .join('')
}

/** Aliyun's signature, version 3: over the query, the signed headers and the body's hash. */
function isAliyunSigned(request: IncomingMessage, body: string, { keyId, keySecret }: Keys) {
  const { headers, method = '', url = '/' } = request
  const authorization = headers.authorization ?? ''
  const names = part(authorization, 'SignedHeaders')
  const { pathname, searchParams } = new URL(url, 'http://gateway')
  searchParams.sort()
  const query = searchParams.toString().replace(/\+/g, '%20').replace(/\*/g, '%2A')
  const canonical = [
    method,
    pathname,
    query.replace(/%7E/g, '~'),
    signedLines(request, names),
    names,
    sha(body),
  ].join('\n')
  const signature = hmac(keySecret, `ACS3-HMAC-SHA256\n${sha(canonical)}`).digest('hex')
  return (
    part(authorization, 'Credential') === keyId && part(authorization, 'Signature') === signature
  )
}

/** Tencent Cloud's signature, TC3: a key of the day and the service over the same. */
function isTencentSigned(request: IncomingMessage, body: string, { keyId, keySecret }: Keys) {
  const { headers, method = '' } = request
  const authorization = headers.authorization ?? ''
  const names = part(authorization, 'SignedHeaders')
  const time = String(headers['x-tc-timestamp'])
  const [id = '', date = '', service = ''] = part(authorization, 'Credential').split('/')
  // The SDK signs the host without its port.
  const lines = signedLines(request, names).replace(/^(host:[^:\n]*):\d+$/m, '$1')
  const canonical = [method, '/', '', lines, names, sha(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', time, `${date}/${service}/tc3_request`, sha(canonical)].join(
    '\n',
  )
  const dayKey = hmac(`TC3${keySecret}`, date).digest()
  const key = hmac(hmac(dayKey, service).digest(), 'tc3_request').digest()
  return id === keyId && part(authorization, 'Signature') === hmac(key, text).digest('hex')
}

/** A gateway that speaks as both providers do, refuses what is not signed, and says what it was asked. */
export async function openSmsGateway(keys: Keys) {
  const requested: Request[] = []
  let isBroken = false

  function answer(request: IncomingMessage, body: string) {
    const action = String(request.headers['x-acs-action'] ?? request.headers['x-tc-action'])
    if (request.headers['x-acs-action']) {
      if (!isAliyunSigned(request, body, keys)) return { Code: 'SignatureDoesNotMatch' }
      const { searchParams } = new URL(request.url ?? '/', 'http://gateway')
      const input = {
        ...Object.fromEntries(searchParams),
        ...Object.fromEntries(new URLSearchParams(body)),
      }
      requested.push({ what: `aliyun ${action}`, input })
      return { Code: isBroken ? 'isv.BUSINESS_LIMIT_CONTROL' : 'OK', RequestId: 'r1' }
    }
    if (!isTencentSigned(request, body, keys)) {
      return { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' } } }
    }
    requested.push({ what: `tencent ${action}`, input: JSON.parse(body) })
    return {
      Response: { SendStatusSet: [{ Code: isBroken ? 'LimitExceeded' : 'Ok' }], RequestId: 'r1' },
    }
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer(request, body)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the gateway has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requested,
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    close: () => server.close(),
  }
}
