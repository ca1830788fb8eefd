/** The dialogs of after-sale, as one chunk: each one more costs every page a line of its loader. */
export { ApplyDialog } from './apply-dialog'
export { ConfirmReplacementDialog } from './confirm-replacement-dialog'
export { SendBackDialog } from './send-back-dialog'
export { WithdrawDialog } from './withdraw-dialog'
