import { missingText } from '@/contract/search/missing-rules'
import type { Missing } from '@/contract/search/search-calls'
import s from './results.module.css'

/** What a hit lacks of the query; nothing when it has all. */
export function MissingText({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return <p className={s.missing}>{missing.map(missingText).join('；')}</p>
}
