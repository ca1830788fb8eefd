/** Lengths of time, ms. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const CHINA_OFFSET_MS = 8 * HOUR_MS

/** China's local time in the UTC fields of a Date. */
function inChina(timestamp: number): Date {
  return new Date(timestamp + CHINA_OFFSET_MS)
}

/** The first millisecond of a day in China, `2026-11-21`. */
export function chinaDayStart(day: string): number {
  return Date.parse(day) - CHINA_OFFSET_MS
}

/** The last millisecond of a timestamp's day in China. */
export function chinaDayEnd(timestamp: number): number {
  const days = Math.floor((timestamp + CHINA_OFFSET_MS) / DAY_MS)
  return (days + 1) * DAY_MS - CHINA_OFFSET_MS - 1
}

/** The first millisecond of a timestamp's month in China. */
export function chinaMonthStart(timestamp: number): number {
  const local = inChina(timestamp)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) - CHINA_OFFSET_MS
}

/** Largest Date is 8.64e15; China's clock is ahead of it and exceeds the range. */
const isNameable = (timestamp: number) => !Number.isNaN(inChina(timestamp).getTime())

/** Of a day as chinaDate writes it. */
export const DAY_LENGTH = 10

/** `2026-11-21` in China. */
export function chinaDate(timestamp: number): string {
  return isNameable(timestamp) ? (inChina(timestamp).toISOString().split('T')[0] ?? '') : ''
}

/** Whether a text is a day that the calendar has, `2026-11-24`: no 30 February. */
export function isDay(text: string): boolean {
  return text.length === DAY_LENGTH && chinaDate(chinaDayStart(text)) === text
}

/** `2026-11-21 09:45:12` in China; '' beyond what a clock can say. */
export function chinaTime(timestamp: number): string {
  if (!isNameable(timestamp)) return ''
  return inChina(timestamp).toISOString().slice(0, 19).replace('T', ' ')
}

/** `2026-11-21 09:45` in China: how records are dated. */
export function chinaMinute(timestamp: number): string {
  return chinaTime(timestamp).slice(0, 16)
}

const MINUTE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/

/** The timestamp of `2026-11-21 09:45` or `2026-11-21` in China; NaN for any other text. */
export function fromChinaMinute(text: string): number {
  const [, day = '', time = '00:00'] = MINUTE.exec(text) ?? []
  const timestamp = Date.parse(`${day}T${time}:00Z`) - CHINA_OFFSET_MS
  // A 30th of February would be read as a day of March.
  return chinaMinute(timestamp) === `${day} ${time}` ? timestamp : Number.NaN
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** A day as it is promised: `2026-06-12` as `6月12日（周五）`. */
export function promisedDay(day: string): string {
  const date = new Date(day)
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日（${WEEKDAYS[date.getUTCDay()]}）`
}

/** `261121094512` in China: the start of document numbers. */
export function chinaStamp(timestamp: number): string {
  return inChina(timestamp).toISOString().replace(/\D/g, '').slice(2, 14)
}

const STAMP = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** The timestamp of a stamp; NaN for any other text. */
export function fromChinaStamp(stamp: string): number {
  const iso = stamp.replace(STAMP, '20$1-$2-$3T$4:$5:$6Z')
  return iso === stamp ? Number.NaN : Date.parse(iso) - CHINA_OFFSET_MS
}

const MINUTE_S = 60
const HOUR_S = 3600

/** A waiting time as buyers read it: 40 秒, 15 分钟, 20 小时. Rounded up: after it, it works. */
export function waitText(seconds: number): string {
  if (seconds <= 2 * MINUTE_S) return `${seconds} 秒`
  if (seconds <= 2 * HOUR_S) return `${Math.ceil(seconds / MINUTE_S)} 分钟`
  return `${Math.ceil(seconds / HOUR_S)} 小时`
}
