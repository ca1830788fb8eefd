import { materialOf } from '@/catalogue/data/materials'
import type { Leaf, Masses, NumbersByLabel, WeighedForm } from '@/catalogue/reader/types'
import { numberIn } from './combinations'
import { dimsOf } from './dims'
import { FASTENER_VOLUMES } from './fastener-volumes'
import { MACHINE_MASSES, MACHINE_VOLUMES } from './machine-volumes'
import { chosenOf, isOfPart } from './naming'
import type { Measure, Piece } from './shapes'
import type { Choice } from './types'

const VOLUMES: Partial<Record<WeighedForm, Measure>> = { ...FASTENER_VOLUMES, ...MACHINE_VOLUMES }
const MASSES: Partial<Record<WeighedForm, Measure>> = MACHINE_MASSES

/** Two digits below 10 g, whole grams above. */
function rounded(grams: number): number {
  return grams < 10 ? Number(grams.toPrecision(2)) : Math.round(grams)
}

function wordsOf(leaf: Leaf, choice: Choice): Map<string, string> {
  return new Map(
    chosenOf(leaf, choice).map(({ attribute, value }) => [attribute.name, value.label]),
  )
}

/** Grams of one piece, computed from its sizes and material. */
function computed(leaf: Leaf, form: WeighedForm, choice: Choice): number {
  const sizes = new URLSearchParams(dimsOf(leaf, choice))
  const words = wordsOf(leaf, choice)
  const piece: Piece = {
    size: (letter) => Number(sizes.get(letter) ?? 0),
    word: (attribute) => words.get(attribute) ?? '',
  }
  const volume = VOLUMES[form]?.(piece) ?? 0
  const ofWhole = [...words].filter(([name]) => !isOfPart(name)).map(([, label]) => label)
  return MASSES[form]?.(piece) ?? (volume * materialOf(ofWhole).density) / 1000
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const productOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all * one, 1)

/** Grams made of what is published for its size, of its dimensions, its material and what belongs to it. */
function composed(leaf: Leaf, { by, base, each, per, factors, plus }: Masses, choice: Choice) {
  const words = wordsOf(leaf, choice)
  const numberOf = (name: string) => numberIn(leaf, choice, name)
  const ofLabels = (numbers: NumbersByLabel) =>
    [...numbers].flatMap(([name, of]) => of.get(words.get(name) ?? '') ?? [])
  const size = by.map((name) => words.get(name)).join(' ')
  const own = typeof base === 'number' ? base : base.get(size)
  if (own === undefined) throw new Error(`${leaf.name}: no grams of ${size}`)
  const dimensioned = own * productOf(each.map(numberOf))
  const growing = [...per].map(([name, grams]) => grams * numberOf(name))
  return (dimensioned + sumOf(growing)) * productOf(ofLabels(factors)) + sumOf(ofLabels(plus))
}

/** Grams of one between the smallest and the largest of the leaf. */
function guessed([low, high]: readonly [number, number], position: number): number {
  return low * (high / low) ** position
}

/** How many of what its grams are given for are sold as one: pieces, metres, litres. */
const timesOf = (leaf: Leaf, choice: Choice) =>
  leaf.times === null ? 1 : numberIn(leaf, choice, leaf.times)

function gramsOfOne(leaf: Leaf, choice: Choice, position: number): number {
  const { grams } = leaf
  if (Array.isArray(grams)) return guessed(grams, position)
  return typeof grams === 'string' ? computed(leaf, grams, choice) : composed(leaf, grams, choice)
}

/**
 * Grams of what is sold as one: computed from its sizes, made of its parts, or, where neither tells, between
 * those of the smallest (`position` 0) and the largest (1).
 */
export function weightOf(leaf: Leaf, choice: Choice, position: number): number {
  const grams = rounded(gramsOfOne(leaf, choice, position) * timesOf(leaf, choice))
  return Array.isArray(leaf.grams) ? Math.max(grams, 1) : grams
}
