/** What an order's buttons ask first, as one chunk: each one more costs every page a line of its loader. */
export { AgainDialog } from '@/components/cart/shared/again-dialog'
export { CancelDialog } from './cancel-dialog'
export { ConfirmDialog } from './confirm-dialog'
