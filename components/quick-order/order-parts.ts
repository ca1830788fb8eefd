/** What shows once there are lines, as one chunk: each one more costs every page a line of its loader. */
export { ColumnDialog } from './column-dialog'
export { OrderList } from './order-list'
