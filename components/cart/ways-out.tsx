import { FavoriteButton } from '@/components/account/shared/favorite-button'
import { ChangeArea } from '@/components/area/shared/change-area'
import { ArrivalButton } from '@/components/product/shared/arrival-button'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { suggestedQty } from '@/contract/cart/cart-rules'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import { routes } from '@/contract/routes'
import { backorderEdit, sameSpecWords } from './line-repair'
import type { LineRow } from './use-cart-screen'

type WaysOutProps = Pick<LineRow, 'line' | 'actions' | 'isFavorite' | 'isAwaited'>

/** Actions for a line that no change of quantity can repair. */
function Instead({ line, actions, isFavorite }: WaysOutProps) {
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

/** Short stock: wait for the rest, or set an arrival notice. */
function WaysToWait({ line, actions, isAwaited }: WaysOutProps) {
  const { state, stock, skuId, title, spec } = line
  if (state !== 'short') return null
  return (
    <>
      <Button variant="text" size="s" onClick={() => actions.edit([backorderEdit(line, true)])}>
        {stock > 0 ? '余量转期货' : '转期货'}
      </Button>
      <ArrivalButton
        title={`${title} ${spec}`}
        skuId={skuId}
        isOn={isAwaited}
        onChange={actions.awaitArrival}
      />
    </>
  )
}

/** What can be done about a line that cannot be bought as it is, besides another quantity. */
export function WaysOut(props: WaysOutProps) {
  return (
    <>
      <WaysToWait {...props} />
      {suggestedQty(props.line) === null ? <Instead {...props} /> : null}
    </>
  )
}
