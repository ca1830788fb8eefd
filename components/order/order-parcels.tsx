import { Button } from 'antd'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderDetail, Shipment } from '@/contract/order/order-calls'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

type OrderParcelsProps = {
  order: Pick<OrderDetail, 'shipments' | 'lines'>
  onPrint: (parcel: Shipment) => void
}

/** Quantity not yet in a parcel. */
function openText({ lines }: OrderParcelsProps['order']): string {
  const open = lines.filter(({ qty, shippedQty }) => shippedQty < qty)
  return open.length > 0 ? `还有 ${open.length} 种商品未发齐，将另行发货` : '全部商品已发出'
}

/** Parcels of an order with their tracking; the goods say in which of them they are. */
export function OrderParcels({ order, onPrint }: OrderParcelsProps) {
  const { shipments } = order
  if (shipments.length === 0) return null
  return (
    <OrderPanel title={`包裹（${shipments.length}）`}>
      <ul>
        {shipments.map((parcel, at) => (
          <li key={parcel.shipmentNo} className={s.parcel}>
            <p className={s.parcelHead}>
              <span>包裹 {at + 1}</span>
              <span>{parcel.carrier}</span>
              <span>{parcel.trackingNo}</span>
              <span className={s.small}>
                <TimestampText value={parcel.shippedAt} /> 发出
              </span>
              <span className={s.small}>
                {parcel.deliveredAt === null ? (
                  '运输中'
                ) : (
                  <>
                    <TimestampText value={parcel.deliveredAt} /> 签收
                  </>
                )}
              </span>
              <Button
                type="link"
                size="small"
                aria-label={`打印送货单：${parcel.trackingNo}`}
                onClick={() => onPrint(parcel)}
              >
                打印送货单
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <p className={`${s.body} ${s.small}`}>{openText(order)}</p>
    </OrderPanel>
  )
}
