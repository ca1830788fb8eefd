import {
  APPENDS,
  CITIES,
  DELIVERY,
  MIDDLE,
  POOR,
  PRAISE,
  REPLIES,
  SURNAMES,
  TAGS,
  WORKS,
} from '@/catalogue/data/comment-words'
import type { LeafCategory } from '@/catalogue/data/tree'
import { DAY_MS } from '@/contract/china-clock'
import { integerOf, pickOf, type Random, randomOf } from './random'
import type { GeneratedComment, GeneratedSku } from './types'

const COMMENTED_SHARE = 0.2
const COMMENTS_MAX = 8
const REPLY_SHARE = 0.35
const APPEND_SHARE = 0.15
const YEAR_DAYS = 365

type Mood = 'good' | 'middle' | 'poor'
type Commented = {
  productId: number
  /** Words of praise that fit these goods. */
  praise: readonly string[]
  skus: GeneratedSku[]
  createdAt: number
  /** The last day of the catalogue, epoch ms. */
  until: number
  seed: number
}

/** Words of praise for goods of a leaf: its own, or those of its middle category. */
export function praiseOf({ name, l2 }: LeafCategory): readonly string[] {
  return PRAISE[name] ?? PRAISE[l2.name] ?? DELIVERY
}

/** Distribution of scores: mostly good. */
function starsOf(random: Random): number {
  const luck = random()
  if (luck < 0.62) return 5
  if (luck < 0.87) return 4
  if (luck < 0.95) return 3
  return luck < 0.98 ? 2 : 1
}

function moodOf(score: number): Mood {
  if (score >= 4) return 'good'
  return score === 3 ? 'middle' : 'poor'
}

/** A version-4 UUID, deterministic for the same draws. */
function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => integerOf(random, 0, 15).toString(16)).join('')
  const variant = pickOf(random, ['8', '9', 'a', 'b'])
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}

function contentOf(random: Random, mood: Mood, praise: readonly string[]): string {
  if (mood === 'middle') return `${pickOf(random, MIDDLE)}。`
  if (mood === 'poor') return `${pickOf(random, POOR)}。`
  const words = pickOf(random, praise)
  return random() < 0.6 ? `${words}，${pickOf(random, DELIVERY)}。` : `${words}。`
}

function tagsOf(random: Random, mood: Mood): string[] {
  const count = integerOf(random, 0, 3)
  return [...new Set(Array.from({ length: count }, () => pickOf(random, TAGS[mood])))]
}

function near(random: Random, score: number): number {
  return Math.max(1, Math.min(5, score + integerOf(random, -1, 1)))
}

function commentOf(random: Random, { productId, praise, skus, createdAt, until }: Commented) {
  const score = starsOf(random)
  const mood = moodOf(score)
  const sku = pickOf(random, skus)
  const from = Math.max(createdAt, until - YEAR_DAYS * DAY_MS)
  const hasReply = random() < REPLY_SHARE || mood === 'poor'
  return {
    id: uuidOf(random),
    productId,
    skuId: sku.id,
    spec: sku.spec,
    author: `${pickOf(random, CITIES)}某${pickOf(random, WORKS)} ${pickOf(random, [...SURNAMES])}**`,
    score,
    shopScore: near(random, score),
    logisticsScore: near(random, score),
    content: contentOf(random, mood, praise),
    tags: tagsOf(random, mood),
    status: 1,
    reply: hasReply ? pickOf(random, REPLIES[mood === 'good' ? 'good' : 'poor']) : null,
    append: mood === 'good' && random() < APPEND_SHARE ? pickOf(random, APPENDS) : null,
    createdAt: new Date(Math.floor(from + random() * (until - from))).toISOString(),
  }
}

/** Comments of a product: none for most, up to eight within the catalogue's last year. */
export function commentsOf(goods: Commented): GeneratedComment[] {
  const random = randomOf(goods.seed, goods.productId, 4)
  if (random() >= COMMENTED_SHARE) return []
  return Array.from({ length: integerOf(random, 1, COMMENTS_MAX) }, () => commentOf(random, goods))
}

/** Average of the scores times ten, 0 without any. */
export function averageOf(comments: readonly { score: number }[]): number {
  const sum = comments.reduce((total, { score }) => total + score, 0)
  return comments.length > 0 ? Math.round((sum * 10) / comments.length) : 0
}
