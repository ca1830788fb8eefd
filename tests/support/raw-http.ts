import { type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = {
  /** 0 when no head of an answer came. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The socket's error code; '' when the answer came whole. */
  error: string
}

type RawOptions = {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** A call over a socket of its own that reports what arrived, however it ended. */
export function rawCall({ body, ...options }: RawOptions): Promise<RawAnswer> {
  const met: RawAnswer = { status: 0, headers: {}, body: Buffer.alloc(0), error: '' }
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      resolve({ ...met, error: error.code ?? error.message })
    }
    const call = request({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      met.status = answer.statusCode ?? 0
      met.headers = answer.headers
      answer.on('data', (chunk) => {
        met.body = Buffer.concat([met.body, chunk])
      })
      answer.on('error', fail).on('end', () => resolve(met))
    })
    call.on('error', fail).end(body)
  })
}
