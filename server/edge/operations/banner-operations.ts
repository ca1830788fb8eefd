import { and, asc, eq, ne } from 'drizzle-orm'
import { drawingSvg } from '@/catalogue/port'
import type { Output } from '@/contract/endpoint'
import {
  opsBannerChange,
  opsBannerClose,
  opsBannerCreate,
  opsBannerOpen,
  opsBanners,
} from '@/contract/operations/home-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { banners } from '@/server/kernel/db/home-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { given } from './given'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'
import { laterTimes, NO_TIMES, timeCells, toStamps } from './shown-times'

type Row = typeof banners.$inferSelect
type Listed = Output<typeof opsBanners>['list'][number]
type Named = { banner: number }

const listed = (row: Row): Listed => ({ ...row, ...toStamps(row) })
const shown = (row: Row) => ({ banner: listed(row) })

const bannerLine = (row: Listed) => [
  row.id,
  row.title,
  row.text,
  `-> ${row.keyword}`,
  row.template && [row.template, row.dims].filter(Boolean).join('?'),
  ...timeCells(row),
]
const show = ({ banner }: { banner: Listed }) => rowsOf([banner], bannerLine, '')

async function facts(db: Db, { banner }: Named): Promise<Facts> {
  const [row] = await db.select().from(banners).where(eq(banners.id, banner))
  return row ?? {}
}
const recorded = { subject: ({ banner }: Named) => `banner ${banner}`, facts }

function requireDrawing(template: string | undefined): void {
  if (template && drawingSvg(template, {}) === null) {
    throw new OperatorError(`no drawing is called ${template}`)
  }
}

/** The carousel tells its banners apart by their titles. */
async function requireOwnTitle(db: Db, title: string, id = 0): Promise<void> {
  const same = and(eq(banners.title, title), eq(banners.open, true), ne(banners.id, id))
  const [row] = await db.select({ id: banners.id }).from(banners).where(same)
  if (row) throw new OperatorError(`banner ${row.id} has the title ${title}`)
}

async function lockBanner(db: Db, id: number): Promise<Row> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id)).for('update')
  if (row) return row
  throw new OperatorError(`no banner has the number ${id}`)
}

async function update(db: Db, known: Row, change: Partial<Row>) {
  const [row] = await db.update(banners).set(change).where(eq(banners.id, known.id)).returning()
  return shown(row ?? known)
}

async function setOpen(db: Db, id: number, open: boolean) {
  const known = await lockBanner(db, id)
  if (known.open === open) {
    throw new OperatorError(`banner ${id} is ${open ? 'open' : 'closed'} already`)
  }
  if (open) await requireOwnTitle(db, known.title, id)
  return update(db, known, { open })
}

/** Banners of the home page. */
export const BANNER_OPERATIONS = [
  handle(opsBanners, {
    run: async ({ db }) => ({
      list: (await db.select().from(banners).orderBy(asc(banners.id))).map(listed),
    }),
    show: ({ list }) => rowsOf(list, bannerLine, 'no banner'),
  }),
  handle(opsBannerCreate, {
    subject: ({ title }) => title,
    async run({ db, input: { from, until, drawing, ...words } }) {
      requireDrawing(drawing)
      await requireOwnTitle(db, words.title)
      const values = { ...words, template: drawing, ...laterTimes(NO_TIMES, { from, until }) }
      const [row] = await db.insert(banners).values(values).returning()
      if (!row) throw new Error('insert returned no row')
      return shown(row)
    },
    show,
  }),
  handle(opsBannerChange, {
    ...recorded,
    async run({ db, input: { banner, ...change } }) {
      const { from, until, drawing, ...words } = given(change)
      requireDrawing(drawing)
      const known = await lockBanner(db, banner)
      if (words.title && known.open) await requireOwnTitle(db, words.title, banner)
      const template = drawing ?? known.template
      return update(db, known, { ...words, template, ...laterTimes(known, { from, until }) })
    },
    show,
  }),
  handle(opsBannerClose, {
    ...recorded,
    run: ({ db, input: { banner } }) => setOpen(db, banner, false),
    show,
  }),
  handle(opsBannerOpen, {
    ...recorded,
    run: ({ db, input: { banner } }) => setOpen(db, banner, true),
    show,
  }),
]
