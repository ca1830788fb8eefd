import * as z from 'zod/mini'
import { timestamp } from '@/contract/fields'
import { textLine } from '@/contract/text-line'
import { operation, typedNumber, typedTime } from './operation-calls'

const shownTimes = {
  /** Null for at once. */
  shownFrom: z.nullable(timestamp),
  /** Null for until it is closed. */
  shownUntil: z.nullable(timestamp),
  open: z.boolean(),
}
const banner = z.looseObject({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  keyword: z.string(),
  template: z.string(),
  dims: z.string(),
  ...shownTimes,
})
const notice = z.looseObject({ id: z.int(), text: z.string(), ...shownTimes })

const title = textLine(20, 1)
const text = textLine(60, 1)
/** What its link searches for. */
const keyword = textLine(60, 1)
const drawing = textLine(60)
const dims = textLine(200)
/** '' takes away what was said. */
const times = { from: z.optional(typedTime), until: z.optional(typedTime) }

const oneBanner = z.object({ banner: typedNumber })
const shownBanner = z.looseObject({ banner })
const oneNotice = z.object({ notice: typedNumber })
const shownNotice = z.looseObject({ notice })

export const opsBanners = operation('banners', {
  summary: 'Lists the banners of the home page; closed ones too',
  input: z.object({}),
  output: z.looseObject({ list: z.array(banner) }),
})

export const opsBannerCreate = operation('banner-create', {
  summary: 'Puts a banner on the home page; it leads to a search',
  words: ['title', 'text', 'keyword'],
  input: z.object({
    title,
    text,
    keyword,
    drawing: z._default(drawing, ''),
    dims: z._default(dims, ''),
    ...times,
  }),
  output: shownBanner,
})

export const opsBannerChange = operation('banner-change', {
  summary: 'Changes what is given of a banner',
  words: ['banner'],
  input: z.object({
    banner: typedNumber,
    title: z.optional(title),
    text: z.optional(text),
    keyword: z.optional(keyword),
    drawing: z.optional(drawing),
    dims: z.optional(dims),
    ...times,
  }),
  output: shownBanner,
})

export const opsBannerClose = operation('banner-close', {
  summary: 'Takes a banner off the home page',
  words: ['banner'],
  input: oneBanner,
  output: shownBanner,
})

export const opsBannerOpen = operation('banner-open', {
  summary: 'Puts a closed banner on the home page again',
  words: ['banner'],
  input: oneBanner,
  output: shownBanner,
})

export const opsNotices = operation('notices', {
  summary: 'Lists the notices of the home page; closed ones too',
  input: z.object({}),
  output: z.looseObject({ list: z.array(notice) }),
})

export const opsNoticeCreate = operation('notice-create', {
  summary: 'Puts a notice on the home page',
  words: ['text'],
  input: z.object({ text, ...times }),
  output: shownNotice,
})

export const opsNoticeChange = operation('notice-change', {
  summary: 'Changes what is given of a notice',
  words: ['notice'],
  input: z.object({ notice: typedNumber, text: z.optional(text), ...times }),
  output: shownNotice,
})

export const opsNoticeClose = operation('notice-close', {
  summary: 'Takes a notice off the home page',
  words: ['notice'],
  input: oneNotice,
  output: shownNotice,
})

export const opsNoticeOpen = operation('notice-open', {
  summary: 'Puts a closed notice on the home page again',
  words: ['notice'],
  input: oneNotice,
  output: shownNotice,
})

export const HOME_CALLS = [
  opsBanners,
  opsBannerCreate,
  opsBannerChange,
  opsBannerClose,
  opsBannerOpen,
  opsNotices,
  opsNoticeCreate,
  opsNoticeChange,
  opsNoticeClose,
  opsNoticeOpen,
]
