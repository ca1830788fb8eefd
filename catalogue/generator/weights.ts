import { materialOf } from '@/catalogue/data/materials'
import type { Leaf, Masses, WeighedForm } from '@/catalogue/reader/types'
import { dimsOf } from './dims'
import { FASTENER_VOLUMES } from './fastener-volumes'
import { MACHINE_MASSES, MACHINE_VOLUMES } from './machine-volumes'
import { chosenOf } from './naming'
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
  return MASSES[form]?.(piece) ?? (volume * materialOf([...words.values()]).density) / 1000
}

/** Grams that are published for its size, times what its form and material make of them. */
function published(leaf: Leaf, { by, grams, factors }: Masses, choice: Choice): number {
  const words = wordsOf(leaf, choice)
  const size = by.map((name) => words.get(name)).join(' ')
  const own = grams.get(size)
  if (own === undefined) throw new Error(`${leaf.name}: no grams of ${size}`)
  const all = [...factors].map(([name, of]) => of.get(words.get(name) ?? '') ?? 1)
  return all.reduce((product, factor) => product * factor, own)
}

/** Grams of one between the smallest and the largest of the leaf. */
function guessed([low, high]: readonly [number, number], position: number): number {
  return low * (high / low) ** position
}

/** How many of what its grams are given for are sold as one: pieces, metres, litres. */
function timesOf(leaf: Leaf, choice: Choice): number {
  const counted = chosenOf(leaf, choice).find(({ attribute }) => attribute.name === leaf.times)
  return counted?.value.num ?? 1
}

function gramsOfOne(leaf: Leaf, choice: Choice, position: number): number {
  const { grams } = leaf
  if (Array.isArray(grams)) return guessed(grams, position)
  return typeof grams === 'string' ? computed(leaf, grams, choice) : published(leaf, grams, choice)
}

/**
 * Grams of what is sold as one: computed from its sizes, as published, or, where neither tells, between
 * those of the smallest (`position` 0) and the largest (1).
 */
export function weightOf(leaf: Leaf, choice: Choice, position: number): number {
  const grams = rounded(gramsOfOne(leaf, choice, position) * timesOf(leaf, choice))
  return Array.isArray(leaf.grams) ? Math.max(grams, 1) : grams
}
