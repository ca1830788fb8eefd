import { readCombinationRules } from '@/catalogue/reader/combination'
import { dataFilesIn } from '@/catalogue/reader/data-file'
import { placedLeaves } from './leaves'
import { once } from './once'

/** Rules of impossible combinations, read from the files of `catalogue/rules` and checked. */
export const combinationRules = once(() => {
  const leaves = placedLeaves().map(({ leaf }) => leaf)
  return dataFilesIn('../rules').flatMap((file) => {
    const { rules, check } = readCombinationRules(file)
    check(leaves)
    return rules
  })
})
