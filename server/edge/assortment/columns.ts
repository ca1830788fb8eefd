import { z } from 'zod'
import { QTY_MAX } from '@/contract/constants'
import { formatPrice, parseAmount, parsePrice } from '@/contract/money'

// What a cell of an assortment's tables may hold: text in, value out; the functions after them go back.

const BETWEEN = '|'
const CONTROL = /[<>\p{Cc}]/u
const NUMBER_MAX = 2_000_000_000

export const text = z
  .string()
  .trim()
  .max(4000)
  .refine((value) => !CONTROL.test(value.replaceAll('\n', '')), 'has characters that no text has')

export const name = text.min(1, 'is empty')

/** `8.8|10.9` */
export const list = text.transform((value) => (value === '' ? [] : value.split(BETWEEN)))
export const writeList = (values: readonly string[]) => values.join(BETWEEN)

/** `螺纹规格=M8|公称长度=30`: attributes with their values, in order. */
export const pairs = text.transform((value, ctx) => {
  if (value === '') return []
  return value.split(BETWEEN).map((pair) => {
    const [attribute = '', ...label] = pair.split('=')
    if (attribute === '' || label.length === 0) ctx.addIssue(`${pair} is no 属性=值`)
    return { attribute, label: label.join('=') }
  })
})
export const writePairs = (values: readonly { attribute: string; label: string }[]) =>
  writeList(values.map(({ attribute, label }) => `${attribute}=${label}`))

/** One of some words, each with what it stands for. */
export function word<T extends string | number | boolean>(words: Readonly<Record<string, T>>) {
  return text.transform((value, ctx): T => {
    const meant = words[value]
    if (meant !== undefined) return meant
    ctx.addIssue(`is none of ${Object.keys(words).join(' ')}`)
    return z.NEVER
  })
}
export function writeWord<T>(words: Readonly<Record<string, T>>, value: T): string {
  const written = Object.entries(words).find(([, meant]) => meant === value)?.[0]
  if (written === undefined) throw new Error(`no word for ${value}`)
  return written
}

export const FLAG = { 是: true, 否: false }
export const OPEN = { 开: true, 关: false }

function parsed<T>(parse: (value: string) => T | null, what: string) {
  return text.transform((value, ctx): T => {
    const result = parse(value)
    if (result !== null) return result
    ctx.addIssue(what)
    return z.NEVER
  })
}

/** Yuan, kept in 1/10000. */
export const price = parsed(parsePrice, 'is no price in yuan with at most four decimals')
/** Yuan, kept in fen. */
export const amount = parsed(parseAmount, 'is no amount in yuan with at most two decimals')
export const writePrice = (value: number) => formatPrice(value).replaceAll(',', '')
export const writeAmount = (fen: number) => (fen / 100).toFixed(2)

export const whole = (min: number, max = QTY_MAX) =>
  parsed((value) => {
    const count = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return count >= min && count <= max ? count : null
  }, `is no whole number from ${min} to ${max}`)
export const count = whole(0, NUMBER_MAX)

export const decimal = parsed((value) => {
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : null
}, 'is no number')

/** `50:1.2|200:1.1`: from so many on, the price of one in yuan. */
export const tiers = text.transform((value, ctx) => {
  if (value === '') return []
  return value.split(BETWEEN).map((tier) => {
    const [from = '', yuan = ''] = tier.split(':')
    const each = parsePrice(yuan)
    if (!/^\d+$/.test(from) || each === null) ctx.addIssue(`${tier} is no 数量:价格`)
    return { minQty: Number(from), price: each ?? 0 }
  })
})
export const writeTiers = (values: readonly { minQty: number; price: number }[]) =>
  writeList(values.map((tier) => `${tier.minQty}:${writePrice(tier.price)}`))

export const moment = parsed((value) => {
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}, 'is no time like 2026-01-31T08:00:00.000Z')

/** 1-5 with one decimal each, kept times ten; empty while there are none. */
export const scores = list.transform((values, ctx) =>
  values.map((value) => {
    const score = Math.round(Number(value) * 10)
    if (!(score >= 10 && score <= 50)) ctx.addIssue(`${value} is no score from 1 to 5`)
    return score
  }),
)
export const writeScores = (values: readonly number[]) =>
  writeList(values.map((score) => (score / 10).toFixed(1)))
