import { QUESTIONS_KEY } from '@/contract/help/help-articles-rules'
import { HELP_RESULTS_MAX, type HelpArticle, type HelpPassage } from '@/contract/help/help-calls'
import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import { createSpeller, wordsSpelt } from '@/server/kernel/text/pinyin'
import { bigrams, words } from '@/server/kernel/text/tokens'
import { ARTICLES } from './articles'

/** Question words and polite phrases: they do not tell articles apart. */
const ASKING =
  /请问|怎么样|怎么办|怎么|怎样|如何|什么时候|什么|为什么|最小|最低|最少|哪里|哪儿|可以|能不能|能否|是不是|有没有|需要|想要|我的|我们|你们|一下|的话|多少|几天|多久|吗|呢|吧|啊|呀|了|的|我|你|您|想|要|能|会|是|在|有|和|与|及|到/g
/** 发货多久 asks for the time that delivery takes, as the title of that section says; 到货几天内可以退货 does not. */
const HOW_LONG =
  /((发货|到货|送到|送货|配送|物流|快递)(大概|一般|要|需要)*(多久|几天|多长时间)|(多久|几天|多长时间)(能|可以|才)?(发货|到货|送到|收到货))[的呢吗啊呀\s?？。!！]*$/
/** Words in a title weigh more than words in the text. */
const TITLE_WEIGHT = 3
/** Share of a question's weight a section must contain to answer it. */
const ANSWER_SHARE = 0.55
/** Share of the best score that still counts as a good answer. */
const NEAR_SHARE = 0.6
/** Share of the query's weight a search result must contain. */
const RESULT_SHARE = 0.34

type Term = { text: string; weight: number }
type Place = Pick<HelpPassage, 'type' | 'index' | 'article' | 'section'>
type Entry = { passage: Place; title: string; lines: string[]; all: string }
type Match = Place & { text: string; share: number; score: number }

type Blocks = HelpArticle['sections'][number]['blocks']

/** Quotable passages: a paragraph that introduces a list includes it. */
function linesOf(blocks: Blocks): string[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]
    const isAnnounced = typeof before === 'string' && before.endsWith('：')
    if (typeof block !== 'string') return isAnnounced ? [] : block
    const next = blocks[at + 1]
    return block.endsWith('：') && Array.isArray(next) ? [block + next.join('；')] : [block]
  })
}

// Ties go to the shorter answer.
const BY_SHORTNESS = [...ARTICLES].sort(
  (a, b) => Number(b.type === QUESTIONS_KEY) - Number(a.type === QUESTIONS_KEY),
)
const ENTRIES: Entry[] = BY_SHORTNESS.flatMap(({ type, title, sections }) =>
  sections.map((section, at) => ({
    passage: { type, index: at + 1, article: title, section: section.title },
    title: fold(`${title} ${section.title}`),
    lines: linesOf(section.blocks),
    all: fold([title, section.title, ...section.blocks.flat()].join('\n')),
  })),
)

/** Words of the titles by their pinyin; made for the first question, not at the start. */
const spellerOf = oncePer((entries: Entry[]) =>
  createSpeller(new Set(entries.flatMap(({ title }) => [...title.split(' '), ...words(title)]))),
)

/** Inverse document frequency of a text: what occurs everywhere weighs nothing. */
function weightOf(text: string): number {
  const holders = ENTRIES.filter(({ all }) => all.includes(text)).length
  return Math.log(1 + ENTRIES.length / (holders + 0.5))
}

/** Terms of a question: character pairs, words of letters, and pinyin. */
function termsOf(question: string): Term[] {
  const folded = fold(question).replace(HOW_LONG, ' 配送 时效 ')
  const speller = spellerOf(ENTRIES)
  const latin = folded.match(/[a-z0-9]+/g) ?? []
  const spelt = latin.flatMap((letters) => wordsSpelt(letters, speller).slice(0, 1))
  const known = latin.filter((letters) => wordsSpelt(letters, speller).length === 0)
  const runs = folded.replace(ASKING, ' ').match(/\p{Script=Han}+/gu) ?? []
  const pairs = [...runs, ...spelt].flatMap((run) =>
    run.length > 1 ? bigrams(run).slice(0, -1) : [run],
  )
  return [...new Set([...pairs, ...known])].map((text) => ({ text, weight: weightOf(text) }))
}

const sum = (terms: readonly Term[]) => terms.reduce((total, { weight }) => total + weight, 0)
const within = (text: string, terms: readonly Term[]) =>
  terms.filter((term) => text.includes(term.text))

/** The best matching line of a section; its first line when none matches. */
function bestLine(lines: readonly string[], terms: readonly Term[]): string {
  const scored = lines.map((line) => ({ line, weight: sum(within(fold(line), terms)) }))
  return scored.reduce((best, one) => (one.weight > best.weight ? one : best), {
    line: lines[0] ?? '',
    weight: 0,
  }).line
}

function lookUp(terms: readonly Term[]): Match[] {
  const whole = sum(terms)
  if (whole === 0) return []
  return ENTRIES.map(({ passage, title, lines, all }) => {
    const held = sum(within(all, terms))
    const score = held + TITLE_WEIGHT * sum(within(title, terms))
    return { ...passage, text: bestLine(lines, terms), share: held / whole, score }
  }).sort((a, b) => b.score - a.score)
}

const toPassage = ({ share: _share, score: _score, ...passage }: Match): HelpPassage => passage

/** Sections that match the keyword, best first. */
export function findHelp(keyword: string) {
  const terms = termsOf(keyword)
  const result = lookUp(terms).filter(({ share }) => share >= RESULT_SHARE)
  return {
    list: result.slice(0, HELP_RESULTS_MAX).map(toPassage),
    terms: terms.map(({ text }) => text),
  }
}

/** Passages that answer a question; none rather than a merely similar one. */
export function answersTo(question: string, max: number): HelpPassage[] {
  const [best, ...rest] = lookUp(termsOf(question)).filter(({ share }) => share >= ANSWER_SHARE)
  if (!best) return []
  return [best, ...rest.filter(({ score }) => score >= best.score * NEAR_SHARE)]
    .slice(0, max)
    .map(toPassage)
}
