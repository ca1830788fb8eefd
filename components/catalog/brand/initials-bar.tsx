import { MallLink } from '@/components/ui/mall-link'
import type { BrandList } from '@/contract/catalog/brand-calls'
import type { ListingState } from '@/contract/catalog/listing-address'
import { listingAddress } from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import s from './initials-bar.module.css'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

type InitialsBarProps = { state: ListingState; initials: BrandList['initials'] }

/** Letter filter A to Z; letters without a brand are disabled. */
export function InitialsBar({ state, initials }: InitialsBarProps) {
  const known = new Set(initials.map(({ initial }) => initial))
  const link = (initial: string) => ({
    href: routes.brands(listingAddress.write({ ...state, page: 1, initial })),
    className: initial === state.initial ? `${s.letter} ${s.on}` : s.letter,
    'aria-current': initial === state.initial ? ('true' as const) : undefined,
  })
  return (
    <nav aria-label="按首字母">
      <ul className={s.root}>
        <li>
          <MallLink {...link('')} isInPlace>
            全部
          </MallLink>
        </li>
        {LETTERS.map((letter) => (
          <li key={letter}>
            {known.has(letter) ? (
              <MallLink {...link(letter)} isInPlace>
                {letter}
              </MallLink>
            ) : (
              <span className={`${s.letter} ${s.off}`}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
