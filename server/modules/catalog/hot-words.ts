import { createHmac } from 'node:crypto'
import { and, asc, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { chinaDate, DAY_MS } from '@/contract/china-clock'
import { hotWordRulings, searchTerms, searchVotes } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { secretOf } from '@/server/kernel/db/secret'
import { hotWordOf, isFitForAll } from './hot-word-fitness'

const SHOWN = 8
/** A word that fewer buyers and networks than this have searched for is hot to nobody. */
const VOTERS_MIN = 5
/** Days that count, and those in which a vote loses half its weight. */
const DAYS = 14
const HALF_LIFE_DAYS = 3
/** Terms one voter may vote for in a day. */
const VOTES_A_DAY = 50
/** Words that are kept, and candidates that are looked at for them. */
const KEPT = 24
const CANDIDATES = 100

export type Ruling = 'pinned' | 'banned'

/** Hot words: what many different buyers and networks have searched for lately, and found. */
export function createHotWords(db: Db, now: () => number) {
  const dayBefore = (days: number) => chinaDate(now() - days * DAY_MS)

  /** Voters are known by a keyed hash: the table says nothing of who searched for what. */
  async function hashOf(voter: string): Promise<string> {
    const secret = await secretOf(db, 'voter_secret')
    return createHmac('sha256', secret).update(voter).digest('base64url')
  }

  /** Terms by their weight today, the heaviest first. */
  function candidates() {
    const age = sql`(${dayBefore(0)}::date - ${searchVotes.day}::date)`
    const weight = sql<number>`sum(power(0.5, ${age} / ${HALF_LIFE_DAYS}::float8))`
    const voters = sql`count(distinct ${searchVotes.voter})`
    return db
      .select({ term: searchVotes.term, score: weight.mapWith(Number) })
      .from(searchVotes)
      .groupBy(searchVotes.term)
      .having(sql`${voters} >= ${VOTERS_MIN}`)
      .orderBy(desc(weight), asc(searchVotes.term))
      .limit(CANDIDATES)
  }

  return {
    /** The words to show: pinned ones, then counted ones, then those of the assortment. */
    async list(): Promise<{ id: string; hotWord: string }[]> {
      const pinned = await db
        .select()
        .from(hotWordRulings)
        .where(eq(hotWordRulings.ruling, 'pinned'))
        .orderBy(asc(hotWordRulings.ruledAt))
        .limit(SHOWN)
      const isRuled = eq(hotWordRulings.term, searchTerms.term)
      const counted = await db
        .select()
        .from(searchTerms)
        .where(notExists(db.select().from(hotWordRulings).where(isRuled)))
        .orderBy(desc(searchTerms.score), desc(searchTerms.count), asc(searchTerms.id))
        .limit(SHOWN)
      return [
        ...pinned.map(({ id, term }) => ({ id: `pinned-${id}`, hotWord: term })),
        ...counted.map(({ id, term }) => ({ id: String(id), hotWord: term })),
      ].slice(0, SHOWN)
    },

    /** Counts a search of a buyer or network, once a day. */
    async vote(searched: string, voter: string): Promise<void> {
      const term = hotWordOf(searched)
      if (!isFitForAll(term)) return
      const [day, hash] = [dayBefore(0), await hashOf(voter)]
      const own = and(eq(searchVotes.day, day), eq(searchVotes.voter, hash))
      if ((await db.$count(searchVotes, own)) >= VOTES_A_DAY) return
      await db.insert(searchVotes).values({ day, voter: hash, term }).onConflictDoNothing()
    },

    /** Weighs the votes anew; words that find no goods are left out, old votes forgotten. */
    async count(findsGoods: (term: string) => Promise<boolean>): Promise<void> {
      await db.delete(searchVotes).where(lt(searchVotes.day, dayBefore(DAYS - 1)))
      const kept: { term: string; score: number }[] = []
      for (const one of await candidates()) {
        if (kept.length < KEPT && (await findsGoods(one.term))) kept.push(one)
      }
      await db.transaction(async (tx) => {
        await tx.update(searchTerms).set({ score: 0 })
        for (const { term, score } of kept) {
          await tx
            .insert(searchTerms)
            .values({ term, score, count: 0 })
            .onConflictDoUpdate({ target: searchTerms.term, set: { score } })
        }
        await tx.delete(searchTerms).where(and(eq(searchTerms.count, 0), eq(searchTerms.score, 0)))
      })
    },

    /** An operator's word on a term: always shown, never shown, or (null) counted as any other. */
    async rule(given: string, ruling: Ruling | null): Promise<void> {
      const term = hotWordOf(given)
      await db.delete(hotWordRulings).where(inArray(hotWordRulings.term, [term, given]))
      if (!ruling) return
      await db.insert(hotWordRulings).values({ term, ruling, ruledAt: new Date(now()) })
    },

    rulings: () => db.select().from(hotWordRulings).orderBy(asc(hotWordRulings.ruledAt)),
  }
}
