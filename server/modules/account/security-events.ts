import { eq } from 'drizzle-orm'
import { chinaMinute } from '@/contract/china-clock'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { knownDevices } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { sendMessage } from '@/server/modules/message/send-message'
import { type Device, deviceName } from './device'

const EVENTS = {
  newDevice: { title: '账号在新设备上登录', what: '登录了您的账号' },
  reuse: {
    title: '账号登录状态异常，已为您退出',
    what: '的登录状态异常，可能被他人复制使用，已为您退出该设备',
  },
  passwordChanged: { title: '登录密码已修改', what: '修改了登录密码，其他设备已退出登录' },
  phoneChanged: { title: '绑定手机号已更换', what: '更换了绑定的手机号，所有设备需要重新登录' },
} as const

type SecurityEvent = { userId: string; event: keyof typeof EVENTS; device: Device; at: number }

/** Notifies the account owner of a security event. */
export async function notifyOwner(db: Db, { userId, event, device, at }: SecurityEvent) {
  const { title, what } = EVENTS[event]
  const happened = `${chinaMinute(at)}，${deviceName(device.userAgent)} ${what}。`
  await sendMessage(db, {
    userId,
    title,
    category: MESSAGE_CATEGORY.security,
    createdAt: new Date(at),
    summary: happened,
    content: [
      happened,
      `如果是您本人操作，请忽略这条消息。如果不是，请立即修改密码，并在“登录设备”中退出不认识的设备；需要帮助请致电 ${SITE.phone}。`,
    ].join('\n\n'),
    link: routes.userInfo('security'),
  })
}

/** Records the device of a sign-in; notifies the owner of a new one. */
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
  // The first device is the one the account was created on: no notification.
  if (known && added.length > 0) await notifyOwner(db, { userId, event: 'newDevice', device, at })
}
