import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { LOGS } from './servers'

/**
 * What no line may hold, in health and in the outages of these tests: what opens an account, and
 * what the buyers of the end-to-end tests say of themselves.
 */
const PERSONAL = [
  /** A phone; order numbers have a letter in front, ids of requests one somewhere. */
  /(?<![\dA-Za-z.])1[3-9]\d{9}(?![\dA-Za-z])/,
  /** A token, as `randomToken` makes it. */
  /(?<![\w-])[\w-]{43}(?![\w-])/,
  /refresh_token=/,
  /** Passwords of tests and demo accounts, and the names and streets of addresses. */
  /一个足够长的密码|忘了以后的新密码|再换一次的新密码|\w#2026/,
  /张三|李四|示例路|%E5%BC%A0%E4%B8%89/,
  ...DEMO_ACCOUNTS.map(({ companyName }) => new RegExp(companyName)),
]

/** The start of a demo tells whoever runs it how to sign in. */
const INVITATION = /^Demo account: /

/** After the end-to-end tests: fails them when a mall of theirs has written down what is a buyer's. */
export default function searchLogs(): void {
  const files = existsSync(LOGS) ? readdirSync(LOGS) : []
  const lines = files.flatMap((name) => readFileSync(join(LOGS, name), 'utf8').split('\n'))
  if (!lines.some((line) => line.includes('"msg":"call"'))) {
    throw new Error(`no log of a mall in ${LOGS}: nothing was searched`)
  }
  const found = lines
    .filter((line) => !INVITATION.test(line))
    .filter((line) => PERSONAL.some((one) => one.test(line)))
  if (found.length === 0) return
  throw new Error(
    `${found.length} log lines hold what is a buyer's:\n${found.slice(0, 5).join('\n')}`,
  )
}
