import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCombinationRules } from '@/catalogue/reader/combination'
import { placedLeaves } from './leaves'
import { once } from './once'

const RULES_FOLDER = resolve(process.cwd(), 'catalogue/rules')

/** Rules of impossible combinations, read from the files of `catalogue/rules` and checked. */
export const combinationRules = once(() => {
  const leaves = placedLeaves().map(({ leaf }) => leaf)
  const names = readdirSync(RULES_FOLDER).filter((name) => name.endsWith('.yaml'))
  return names.flatMap((name) => {
    const text = readFileSync(resolve(RULES_FOLDER, name), 'utf8')
    const { rules, check } = readCombinationRules(`rules/${name}`, text)
    check(leaves)
    return rules
  })
})
