import { FavoriteButton } from '@/components/account/shared/favorite-button'
import { ChangeArea } from '@/components/area/shared/change-area'
import { MallLink } from '@/components/ui/mall-link'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import { routes } from '@/contract/routes'
import { sameSpecWords } from './line-repair'
import type { LineRow } from './use-cart-screen'

type WaysOutProps = Pick<LineRow, 'line' | 'actions' | 'isFavorite'>

/** Actions for a line that no change of quantity can repair. */
export function WaysOut({ line, actions, isFavorite }: WaysOutProps) {
  const { state, productId, skuId, title } = line
  const similar = <MallLink href={routes.alternatives(productId, skuId)}>找相似</MallLink>
  if (state === 'areaOff') {
    return (
      <>
        <ChangeArea />
        <MallLink href={routes.search({ keyword: sameSpecWords(line) })}>找同规格</MallLink>
      </>
    )
  }
  if (state === 'quoteOnly') {
    return (
      <>
        <MallLink href={routes.newInquiry(aboutSku(skuId, line.qty))}>转询价</MallLink>
        {similar}
      </>
    )
  }
  if (state === 'shopClosed') {
    return (
      <FavoriteButton
        title={title}
        productId={productId}
        isOn={isFavorite}
        onChange={actions.favorite}
      />
    )
  }
  return similar
}
