import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { KEYWORD_MAX } from '@/contract/constants'
import type { Output } from '@/contract/endpoint'
import type { SearchState } from '@/contract/search/search-address'
import type { searchProducts } from '@/contract/search/search-calls'
import s from './chips.module.css'
import { withoutChip } from './search-links'

type Chips = Output<typeof searchProducts>['understood']

const KIND: Record<Chips[number]['kind'], string> = {
  itemNo: '商品编号',
  category: '分类',
  brand: '品牌',
  standard: '标准',
  spec: '规格',
  word: '词',
  price: '价格',
}

/** Maximum number of words in a query. */
const SHOWN_MAX = KEYWORD_MAX / 2

/** A size may be asked for twice: such chips are told apart by their turn. */
function withKeys(chips: Chips) {
  const turns = new Map<string, number>()
  return chips.map((chip) => {
    const name = `${chip.kind}-${chip.text}`
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    return { chip, key: `${name}-${turn}` }
  })
}

type UnderstoodProps = { state: SearchState; chips: Chips; unknown: readonly string[] }

/** Recognized query parts as chips, each of which can be removed, and the words left out. */
export function Understood({ state, chips, unknown }: UnderstoodProps) {
  if (chips.length === 0 && unknown.length === 0) return null
  return (
    <section className={s.list} aria-label="已识别">
      {chips.length > 0 ? <span className={s.label}>已识别</span> : null}
      {withKeys(chips.slice(0, SHOWN_MAX)).map(({ chip, key }) => (
        <MallLink
          key={key}
          href={withoutChip(state, chips, chip)}
          className={s.chip}
          aria-label={`去掉${KIND[chip.kind]} ${chip.label}`}
        >
          <span className={s.kind}>{KIND[chip.kind]}</span>
          {chip.label}
          <Icon name="close" size={12} />
        </MallLink>
      ))}
      {unknown.length > 0 ? (
        <span className={s.label}>未识别：{unknown.slice(0, SHOWN_MAX).join('、')}</span>
      ) : null}
    </section>
  )
}
