import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const NAME = 'mallDevice'
/** As randomToken makes them. */
const DEVICE_ID = /^[\w-]{43}$/
export const DEVICE_COOKIE_LIFE_S = 180 * 24 * 3600

/**
 * The device cookie names a browser to the limits of sign-in and SMS. It authenticates nobody; it is
 * out of reach of scripts and sent to the API alone.
 */
export function readDeviceCookie(context: Context): string {
  const given = getCookie(context, NAME) ?? ''
  return DEVICE_ID.test(given) ? given : ''
}

export function writeDeviceCookie(context: Context, deviceId: string, secure: boolean): void {
  setCookie(context, NAME, deviceId, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: DEVICE_COOKIE_LIFE_S,
  })
}
