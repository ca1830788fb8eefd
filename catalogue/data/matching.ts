import { checkMatchRules, readMatchRules } from '@/catalogue/reader/match'
import { placedLeaves } from './leaves'
import { once } from './once'

const matchFile = once(() => readMatchRules('matching.yaml'))

/** Rules of matching parts. */
export const matchRules = () => matchFile().rules

/** Throws when a rule of matching parts names something no leaf has. */
export function checkMatching(): void {
  checkMatchRules(
    matchFile(),
    placedLeaves().map(({ leaf }) => leaf),
  )
}
