import { eq } from 'drizzle-orm'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import { chinaTime } from '@/contract/working-days'
import { knownDevices } from '@/server/db/access-schema'
import type { Db } from '@/server/db/client'
import { sendMessage } from '@/server/modules/system-message/send-message'
import { type Device, deviceName } from './device'

const EVENTS = {
  newDevice: { title: '账号在新设备上登录', what: '登录了您的账号' },
  reuse: { title: '登录凭证被重复使用', what: '使用了已经失效的登录凭证，该设备已被强制退出' },
  passwordChanged: { title: '登录密码已修改', what: '修改了登录密码，其他设备已退出登录' },
  phoneChanged: { title: '绑定手机号已更换', what: '更换了绑定的手机号，所有设备需要重新登录' },
} as const

type SecurityEvent = { userId: string; event: keyof typeof EVENTS; device: Device; at: number }

/** Tells the owner of an account what happened to it. */
export async function tellOwner(db: Db, { userId, event, device, at }: SecurityEvent) {
  const { title, what } = EVENTS[event]
  const happened = `${chinaTime(at)}，${deviceName(device.userAgent)} ${what}。`
  await sendMessage(db, {
    ...{ userId, title, category: MESSAGE_CATEGORY.security, createdAt: new Date(at) },
    summary: happened,
    content: [
      happened,
      `如果是您本人操作，请忽略这条消息。如果不是，请立即修改密码，并在“登录设备”中退出不认识的设备；需要帮助请致电 ${SITE.phone}。`,
    ].join('\n\n'),
    link: routes.userInfo({ section: 'security' }),
  })
}

/** Notes the device of a sign-in; the owner hears of one that was never seen before. */
export async function noteDevice(db: Db, userId: string, device: Device, at: number) {
  const name = deviceName(device.userAgent)
  const seenAt = new Date(at)
  const [known] = await db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1)
  const added = await db
    .insert(knownDevices)
    .values({ userId, device: name, seenAt })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device })
  // The very first device is where the account began.
  if (known && added.length > 0) await tellOwner(db, { userId, event: 'newDevice', device, at })
}
