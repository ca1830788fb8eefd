import { PASSWORD_MIN } from '@/contract/account'
import { SITE } from '@/contract/site'
import { Fault } from '@/server/http/fault'

let common: Promise<ReadonlySet<string>> | null = null

/** What is tried first by whoever guesses; loaded with the first password somebody chooses. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN))
}

const refuse = (message: string) => new Fault('BAD_INPUT', message, { data: { field: 'password' } })

/** Refuses a password that is among the common ones or tells whose it is (RELIABILITY 3). */
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
