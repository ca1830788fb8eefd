import { desc } from 'drizzle-orm'
import { maskPhone } from '@/contract/account/phone-rules'
import { CODE_LIFE_MS, type OutboxMessage } from '@/contract/account/sms-calls'
import { SITE } from '@/contract/site/company-rules'
import { smsOutbox } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Sms, SmsKind, SmsPort } from './sms-port'

const SHOWN = 20
const MINUTES = CODE_LIFE_MS / 60_000

const PURPOSES: Record<Exclude<SmsKind, 'registered' | 'merchantNews'>, string> = {
  register: '注册',
  login: '登录',
  reset: '找回密码',
  oldPhone: '验证原手机号',
  newPhone: '绑定新手机号',
  closeAccount: '注销账号',
  merchant: '商家入驻',
  merchantStatus: '入驻进度查询',
}

function textOf({ kind, code }: Sms): string {
  if (kind === 'registered') {
    return `【${SITE.name}】该手机号已注册账号，可直接登录，或通过“忘记密码”重设密码。非本人操作请忽略。`
  }
  if (kind === 'merchantNews') {
    return `【${SITE.name}】您的商家入驻申请有新进展，请在“商家入驻”页的“进度查询”中查看。`
  }
  return `【${SITE.name}】${PURPOSES[kind]}验证码 ${code}，${MINUTES} 分钟内有效，请勿告诉他人。`
}

/** Stores SMS instead of sending them, for the demo to show. */
export function createOutbox(db: Db, now: () => number): SmsPort {
  return {
    isDemo: true,
    async send(sms) {
      const createdAt = new Date(now())
      await db.insert(smsOutbox).values({ phone: sms.phone, text: textOf(sms), createdAt })
    },
  }
}

/** Stored SMS, newest first; phones are masked. */
export async function readOutbox(db: Db): Promise<OutboxMessage[]> {
  const rows = await db.select().from(smsOutbox).orderBy(desc(smsOutbox.createdAt)).limit(SHOWN)
  return rows.map(({ id, phone, text, createdAt }) => ({
    id,
    text,
    phone: maskPhone(phone),
    createdAt: createdAt.getTime(),
  }))
}
