import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const TEMPLATE = 'deploy/nginx/mall.conf.template'
const READY_TRIES = 100

/** Whether this machine has nginx and openssl. */
export const hasNginx = () =>
  ['nginx', 'openssl'].every((program) => spawnSync(program, ['-v']).error === undefined)

type Options = { folder: string; malls: readonly [number, number]; http: number; https: number }
type Ask = { headers?: Record<string, string>; method?: string; body?: string }

/** nginx with the deployed configuration in front of two malls on this machine. */
export async function openNginx({ folder, malls, http, https }: Options) {
  const at = (name: string) => resolve(folder, name)
  mkdirSync(at('tmp'), { recursive: true })
  const [certificate, key] = [at('mall.pem'), at('mall.key')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const keyArgs = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...keyArgs, '-keyout', key, ...subject], {
    stdio: 'ignore',
  })
  const variables: Record<string, string> = {
    MALL_1: `127.0.0.1:${malls[0]}`,
    MALL_2: `127.0.0.1:${malls[1]}`,
    HTTP_PORT: `127.0.0.1:${http}`,
    HTTPS_PORT: `127.0.0.1:${https}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    ACME_FOLDER: at('acme'),
    CACHE_FOLDER: at('cache'),
    ACCESS_LOG: at('access.log'),
  }
  const site = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (all, name) => {
    return variables[name] ?? all
  })
  writeFileSync(at('mall.conf'), site)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${at('tmp')};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    at('nginx.conf'),
    `${user} daemon off; pid ${at('pid')}; error_log ${at('error.log')}; events {}
    http { ${folders.join(' ')} include ${at('mall.conf')}; }`,
  )
  const child = spawn('nginx', ['-c', at('nginx.conf'), '-p', folder], { stdio: 'inherit' })

  /** Asks by TLS, as a browser behind the proxy does. */
  function ask(path: string, { headers = {}, method = 'GET', body }: Ask = {}) {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
      (done, fail) => {
        const asked = request(
          {
            host: 'localhost',
            port: https,
            path,
            method,
            headers,
            ca: readFileSync(certificate),
            family: 4,
          },
          (answer) => {
            buffer(answer).then(
              (bytes) =>
                done({
                  status: answer.statusCode ?? 0,
                  headers: answer.headers,
                  text: bytes.toString(),
                }),
              fail,
            )
          },
        )
        asked.on('error', fail)
        asked.end(body)
      },
    )
  }

  const isUp = () =>
    fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (child.exitCode !== null || tries > READY_TRIES) throw new Error('nginx does not start')
    await sleep(50)
  }
  return {
    ask,
    logged: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
