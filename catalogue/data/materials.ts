import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { number } from '@/catalogue/reader/schema'
import { once } from './once'

const positive = number.refine((n) => n > 0, 'must be more than 0')
const materialFile = z
  .array(z.strictObject({ words: z.array(z.string()).min(1), density: positive, yuan: positive }))
  .refine((all) => all.at(-1)?.words.includes(''), 'the last must fit everything: words [""]')

/** Density in g/cm³ and price in yuan a kilogram. */
export type Material = z.output<typeof materialFile>[number]

const materials = once(() => readDataFile('materials.yaml', materialFile).contents)

/** The material that the values of a choice speak of; steel where they speak of none. */
export function materialOf(labels: readonly string[]): Material {
  const found = materials().find(({ words }) =>
    words.some((word) => word === '' || labels.some((label) => label.includes(word))),
  )
  if (!found) throw new Error('materials.yaml fits nothing')
  return found
}
