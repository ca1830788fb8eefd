import type { StatusBadge } from '@/contract/order/order-status-rules'

/** Statuses of a merchant application (DOMAIN 3.9). */
export const JOIN_STATUS = {
  pending: 1,
  correction: 2,
  signing: 3,
  open: 4,
  rejected: 5,
  withdrawn: 6,
} as const
export type JoinStatus = (typeof JOIN_STATUS)[keyof typeof JOIN_STATUS]

const { pending, correction, signing } = JOIN_STATUS
/** Open statuses; a company has at most one such application. */
export const OPEN_JOINS: readonly JoinStatus[] = [pending, correction, signing]

/** Statuses of an application that has ended without a shop: it can be handed in anew. */
export const ENDED_JOINS: readonly JoinStatus[] = [JOIN_STATUS.rejected, JOIN_STATUS.withdrawn]

type JoinTransition = { by: 'operator' | 'applicant'; from: readonly JoinStatus[]; to: JoinStatus }

/** Every transition of an application; any other is refused. */
export const JOIN_TRANSITIONS = {
  ask: { by: 'operator', from: [pending], to: correction },
  approve: { by: 'operator', from: [pending], to: signing },
  sign: { by: 'operator', from: [signing], to: JOIN_STATUS.open },
  reject: { by: 'operator', from: OPEN_JOINS, to: JOIN_STATUS.rejected },
  correct: { by: 'applicant', from: [correction], to: pending },
  withdraw: { by: 'applicant', from: OPEN_JOINS, to: JOIN_STATUS.withdrawn },
} as const satisfies Record<string, JoinTransition>
export type JoinTransitionName = keyof typeof JOIN_TRANSITIONS

/** Target status of a transition; null when it is not allowed. */
export function joinTarget(name: JoinTransitionName, status: number): JoinStatus | null {
  const move: JoinTransition = JOIN_TRANSITIONS[name]
  return move.from.some((from) => from === status) ? move.to : null
}

const LOOKS = new Map<number, StatusBadge>([
  [pending, { title: '待审核', colour: 'orange' }],
  [correction, { title: '资料补正', colour: 'orange' }],
  [signing, { title: '待签约', colour: 'blue' }],
  [JOIN_STATUS.open, { title: '已开通', colour: 'blue' }],
  [JOIN_STATUS.rejected, { title: '已驳回', colour: 'grey' }],
  [JOIN_STATUS.withdrawn, { title: '已撤回', colour: 'grey' }],
])

/** Badge of a status; unknown codes are tolerated. */
export function joinBadge(status: number): StatusBadge {
  return LOOKS.get(status) ?? { title: '处理中', colour: 'grey' }
}
