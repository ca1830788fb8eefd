import { readSubstituteRules } from '@/catalogue/reader/substitutes'
import { placedLeaves } from './leaves'
import { once } from './once'

/** When goods may stand in for others of their leaf. */
export const substituteRules = once(() =>
  readSubstituteRules(
    'substitutes.yaml',
    placedLeaves().map(({ leaf }) => leaf),
  ),
)
