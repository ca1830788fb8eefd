import { PASSWORD_MIN } from '@/contract/account/account-calls'
import { SITE } from '@/contract/site/company-rules'
import { HttpError } from '@/server/kernel/http/http-error'

let common: Promise<ReadonlySet<string>> | null = null

/** The passwords tried first by attackers; loaded when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN))
}

const refuse = (message: string) =>
  new HttpError('BAD_INPUT', message, { data: { field: 'password' } })

/** Refuses common passwords and those containing the user's own data (RELIABILITY 3). */
export async function requireGoodPassword(
  password: string,
  of: { username: string; phone: string },
): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase()
  const telling: readonly (readonly [text: string, name: string])[] = [
    [of.username, '用户名'],
    [of.phone, '手机号'],
    [SITE.name, '商城名称'],
  ]
  for (const [text, name] of telling) {
    if (folded.includes(text.normalize('NFKC').toLowerCase())) {
      throw refuse(`密码不能包含${name}`)
    }
  }
  common ??= loadCommon()
  if ((await common).has(folded)) throw refuse('这个密码太常见，容易被猜到，请换一个')
}
