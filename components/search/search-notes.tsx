import { MallLink } from '@/components/ui/mall-link'
import type { SearchState } from '@/contract/search/search-address'
import { searchLiterally } from './search-links'
import type { SearchResult } from './search-title'
import s from './search-view.module.css'

type SearchNotesProps = { state: SearchState; result: SearchResult }

/** How the words were taken where that is not as typed; nothing above an empty list. */
export function SearchNotes({ state, result }: SearchNotesProps) {
  const { corrected, relaxed, isNearNumber, total } = result
  if (total === 0) return null
  return (
    <>
      {corrected.length > 0 ? (
        <p className={s.relaxed}>
          您要找的是{corrected.map(({ text }) => `“${text}”`).join('、')}，以下为其结果。
          <MallLink href={searchLiterally(state)} isInPlace>
            仍搜索“{corrected.map(({ typed }) => typed).join(' ')}”
          </MallLink>
        </p>
      ) : null}
      {relaxed ? (
        <p className={s.relaxed}>没有同时符合全部条件的商品，以下最为接近，各注明所缺。</p>
      ) : null}
      {isNearNumber ? (
        <p className={s.relaxed}>没有编号“{state.keyword}”，以下为编号只差一个字符的商品。</p>
      ) : null}
    </>
  )
}
