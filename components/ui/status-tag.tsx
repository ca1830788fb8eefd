import { Tag } from 'antd'
import type { StatusBadge, StatusColour } from '@/contract/order/order-status-rules'

const COLOURS: Record<StatusColour, string> = {
  orange: 'warning',
  blue: 'processing',
  grey: 'default',
  red: 'error',
}

/** A status with its colour. */
export function StatusTag({ badge: { title, colour } }: { badge: StatusBadge }) {
  return <Tag color={COLOURS[colour]}>{title}</Tag>
}
