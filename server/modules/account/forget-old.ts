import { lt } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '@/contract/china-clock'
import {
  callCounts,
  captchaTokens,
  deviceCookies,
  smsCodes,
  smsOutbox,
} from '@/server/kernel/db/access-schema'
import { sessions } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { DEVICE_COOKIE_LIFE_S } from '@/server/kernel/http/device-cookie'

/** A solved challenge is remembered for longer than it stays valid. */
const CAPTCHA_KEPT_MS = 10 * MINUTE_MS
const OUTBOX_KEPT_MS = DAY_MS
/** As long as a browser keeps its cookie. */
const DEVICE_KEPT_MS = DEVICE_COOKIE_LIFE_S * 1000

/** Deletes expired rows: call counts, captchas, SMS codes, demo SMS, device cookies, sessions. */
export async function forgetOldAccess(db: Db, now: number): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.endsAt, new Date(now)))
  await db.delete(captchaTokens).where(lt(captchaTokens.expiresAt, new Date(now - CAPTCHA_KEPT_MS)))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now)))
  await db.delete(smsOutbox).where(lt(smsOutbox.createdAt, new Date(now - OUTBOX_KEPT_MS)))
  await db.delete(deviceCookies).where(lt(deviceCookies.seenAt, new Date(now - DEVICE_KEPT_MS)))
  await db.delete(sessions).where(lt(sessions.refreshExpires, new Date(now)))
}
