import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { COMPARE_MAX } from '@/contract/constants'
import { compareAddress } from '@/contract/product/compare-address'
import type { CompareColumn } from '@/contract/product/compare-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useCompare } from '@/hooks/product/use-compare'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import s from './compare-tray.module.css'
import { ProductImage } from './shared/product-image'

type MarkedProps = {
  skuId: number
  /** Undefined while loading, and when loading failed. */
  column: CompareColumn | undefined
  fallback: string
  onRemove: (skuId: number) => void
}

function Marked({ skuId, column, fallback, onRemove }: MarkedProps) {
  const name = column ? `${column.title} ${column.spec}` : fallback
  return (
    <li className={s.item}>
      <span className={s.picture}>
        <ProductImage src={column?.image ?? ''} alt="" width={48} />
      </span>
      <span className={s.name}>
        {column ? <MallLink href={routes.product(column.productId, skuId)}>{name}</MallLink> : name}
      </span>
      <button
        type="button"
        className={s.remove}
        aria-label={`移出对比：${name}`}
        onClick={() => onRemove(skuId)}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}

function countText(count: number): string {
  return count < COMPARE_MAX ? `还可加入 ${COMPARE_MAX - count} 件` : '已满，请先移除'
}

/** Tray of SKUs marked for comparison, at the bottom of the window. */
export function CompareTray() {
  const { skuIds, remove, clear } = useCompareMarks()
  const { comparison, error } = useCompare(skuIds)
  const preload = usePreload()
  const columnOf = (skuId: number) => comparison?.columns.find((one) => one.skuId === skuId)
  const isUnknown = (skuId: number) => error || comparison?.missing.includes(skuId)
  return (
    <section className={s.root} aria-label="商品对比" data-compare-tray="">
      <div className={s.inner}>
        <p className={s.count}>
          <span className={s.word}>对比</span> {skuIds.length}/{COMPARE_MAX}
          <span className={s.room} role="status">
            {countText(skuIds.length)}
          </span>
        </p>
        <ul className={s.list}>
          {skuIds.map((skuId) => (
            <Marked
              key={skuId}
              skuId={skuId}
              column={columnOf(skuId)}
              fallback={isUnknown(skuId) ? '暂无商品信息' : '…'}
              onRemove={remove}
            />
          ))}
        </ul>
        <span className={s.actions}>
          <Button variant="text" onClick={clear}>
            清空
          </Button>
          <ButtonLink
            variant="primary"
            href={routes.compare(compareAddress.write({ skuIds }))}
            onWarm={preload.compare(skuIds)}
          >
            开始对比
          </ButtonLink>
        </span>
      </div>
    </section>
  )
}
