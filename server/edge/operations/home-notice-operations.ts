import { and, asc, eq, ne } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import {
  opsNoticeChange,
  opsNoticeClose,
  opsNoticeCreate,
  opsNoticeOpen,
  opsNotices,
} from '@/contract/operations/home-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { homeNotices } from '@/server/kernel/db/home-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { given } from './given'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'
import { laterTimes, NO_TIMES, timeCells, toStamps } from './shown-times'

type Row = typeof homeNotices.$inferSelect
type Listed = Output<typeof opsNotices>['list'][number]
type Named = { notice: number }

const listed = (row: Row): Listed => ({ ...row, ...toStamps(row) })
const shown = (row: Row) => ({ notice: listed(row) })
const noticeLine = (row: Listed) => [row.id, row.text, ...timeCells(row)]
const show = ({ notice }: { notice: Listed }) => rowsOf([notice], noticeLine, '')

async function facts(db: Db, { notice }: Named): Promise<Facts> {
  const [row] = await db.select().from(homeNotices).where(eq(homeNotices.id, notice))
  return row ?? {}
}
const recorded = { subject: ({ notice }: Named) => `notice ${notice}`, facts }

/** Nobody reads the same twice. */
async function requireNewText(db: Db, text: string, id = 0): Promise<void> {
  const same = and(eq(homeNotices.text, text), eq(homeNotices.open, true), ne(homeNotices.id, id))
  const [row] = await db.select({ id: homeNotices.id }).from(homeNotices).where(same)
  if (row) throw new OperatorError(`notice ${row.id} says that`)
}

async function lockNotice(db: Db, id: number): Promise<Row> {
  const [row] = await db.select().from(homeNotices).where(eq(homeNotices.id, id)).for('update')
  if (row) return row
  throw new OperatorError(`no notice has the number ${id}`)
}

async function update(db: Db, known: Row, change: Partial<Row>) {
  const own = eq(homeNotices.id, known.id)
  const [row] = await db.update(homeNotices).set(change).where(own).returning()
  return shown(row ?? known)
}

async function setOpen(db: Db, id: number, open: boolean) {
  const known = await lockNotice(db, id)
  if (known.open === open) {
    throw new OperatorError(`notice ${id} is ${open ? 'open' : 'closed'} already`)
  }
  if (open) await requireNewText(db, known.text, id)
  return update(db, known, { open })
}

/** Notices of the home page; `publish` sends one to the users instead. */
export const HOME_NOTICE_OPERATIONS = [
  handle(opsNotices, {
    run: async ({ db }) => ({
      list: (await db.select().from(homeNotices).orderBy(asc(homeNotices.id))).map(listed),
    }),
    show: ({ list }) => rowsOf(list, noticeLine, 'no notice'),
  }),
  handle(opsNoticeCreate, {
    subject: ({ text }) => text,
    async run({ db, input: { text, ...times } }) {
      await requireNewText(db, text)
      const values = { text, ...laterTimes(NO_TIMES, times) }
      const [row] = await db.insert(homeNotices).values(values).returning()
      if (!row) throw new Error('insert returned no row')
      return shown(row)
    },
    show,
  }),
  handle(opsNoticeChange, {
    ...recorded,
    async run({ db, input: { notice, ...change } }) {
      const { from, until, ...words } = given(change)
      const known = await lockNotice(db, notice)
      if (words.text && known.open) await requireNewText(db, words.text, notice)
      return update(db, known, { ...words, ...laterTimes(known, { from, until }) })
    },
    show,
  }),
  handle(opsNoticeClose, {
    ...recorded,
    run: ({ db, input: { notice } }) => setOpen(db, notice, false),
    show,
  }),
  handle(opsNoticeOpen, {
    ...recorded,
    run: ({ db, input: { notice } }) => setOpen(db, notice, true),
    show,
  }),
]
