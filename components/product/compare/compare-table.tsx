import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import type { CompareState } from '@/contract/product/compare-address'
import { compareAddress } from '@/contract/product/compare-address'
import type { CompareColumn } from '@/contract/product/compare-calls'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { Availability } from '../shared/availability'
import { ObstacleText } from '../shared/obstacle-text'
import { Price } from '../shared/price'
import { ProductImage } from '../shared/product-image'
import { type CompareGroup, type CompareRow, isSame } from './compare-rows'
import s from './compare-table.module.css'

type ColumnHeadProps = { column: CompareColumn; state: CompareState }

/** Column head: drawing, title, price, shop and remove button. */
function ColumnHead({ column, state }: ColumnHeadProps) {
  const { remove } = useCompareMarks()
  const preload = usePreload()
  const { skuId, productId, title } = column
  const others = state.skuIds.filter((id) => id !== skuId)
  return (
    <th scope="col" className={s.head}>
      <MallLink
        href={routes.compare(compareAddress.write({ ...state, skuIds: others }))}
        isInPlace
        className={s.remove}
        onWarm={preload.compare(others)}
        onFollow={() => remove(skuId)}
        aria-label={`移出对比：${title} ${column.spec}`}
      >
        <Icon name="close" size={14} />
      </MallLink>
      <MallLink
        href={routes.product(productId, skuId)}
        className={s.title}
        onWarm={preload.product(productId)}
      >
        {title} {column.spec}
      </MallLink>
      <Price value={column.price} unit={column.unit} size="m" />
      <MallLink href={routes.shop(column.shop.id)} className={s.shop}>
        {column.shop.name}
      </MallLink>
    </th>
  )
}

type ColumnsProps = { columns: CompareColumn[] }

/** Drawings large enough for their dimensions to be compared; they scroll away below the heads. */
function PictureRow({ columns }: ColumnsProps) {
  return (
    <tr>
      <th scope="row" className={s.label}>
        图样
      </th>
      {columns.map((column) => (
        <td key={column.skuId} className={s.cell}>
          <span className={s.picture}>
            <ProductImage
              src={column.drawing ?? column.image}
              alt={`${column.spec} 图样`}
              isEager
            />
          </span>
        </td>
      ))}
    </tr>
  )
}

/** In place of the button of a SKU that cannot be bought. */
function WhyOff({ column }: { column: CompareColumn }) {
  const { skuId, moq, status, saleable } = column
  if (status !== SALE_STATUS.onRequest || !saleable) {
    return (
      <span className={s.off}>
        <ObstacleText obstacle={saleObstacle(column)} />
      </span>
    )
  }
  return (
    <ButtonLink size="s" href={routes.newInquiry(aboutSku(skuId, moq))}>
      询价
    </ButtonLink>
  )
}

/** Quantity and 加入购物车 of each column, or why its SKU cannot be bought. */
function BuyRow({ columns }: ColumnsProps) {
  const { add } = useAddToCart()
  return (
    <tr>
      <th scope="row" className={s.label}>
        购买
      </th>
      {columns.map((column) => (
        <td key={column.skuId} className={s.cell}>
          {column.status === SALE_STATUS.onSale && column.saleable ? (
            <AddToCart sku={column} title={`${column.title} ${column.spec}`} onAdd={add} />
          ) : (
            <WhyOff column={column} />
          )}
        </td>
      ))}
    </tr>
  )
}

type RowProps = ColumnsProps & { row: CompareRow; isMarked: boolean }

function Row({ row, columns, isMarked }: RowProps) {
  const className = isMarked ? `${s.cell} ${s.differs}` : s.cell
  return (
    <tr>
      <th scope="row" className={s.label}>
        {row.label}
      </th>
      {columns.map((column, at) => (
        <td key={column.skuId} className={className}>
          {row.isStock ? (
            <Availability
              state={column.stockState}
              stock={column.stock}
              unit={column.unit}
              leadDays={column.leadDays}
              obstacle={saleObstacle(column)}
            />
          ) : (
            row.texts[at] || '–'
          )}
        </td>
      ))}
    </tr>
  )
}

type CompareTableProps = ColumnsProps & { groups: CompareGroup[]; state: CompareState }

/** SKUs side by side, in a scroll container. */
export function CompareTable({ columns, groups, state }: CompareTableProps) {
  // Prices and numbers always differ, and where only differences show a mark would say nothing.
  const isMarked = (row: CompareRow) => row.isProperty && !state.isDiffOnly && !isSame(row)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={s.box} aria-label="对比表" tabIndex={0}>
      <table className={s.table}>
        <thead>
          <tr>
            <td className={`${s.label} ${s.corner}`}>{columns.length} 件商品</td>
            {columns.map((column) => (
              <ColumnHead key={column.skuId} column={column} state={state} />
            ))}
          </tr>
        </thead>
        <tbody>
          <PictureRow columns={columns} />
          <BuyRow columns={columns} />
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={s.group}>
                <span className={s.groupName}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row
                key={`${row.isProperty} ${row.label}`}
                row={row}
                columns={columns}
                isMarked={isMarked(row) === true}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
