import type { StatusLook } from './order-state'

/** How far an application to sell here is (DOMAIN 3.9). */
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
/** Somebody still has to do something; a company has one of them at most. */
export const OPEN_JOINS: readonly JoinStatus[] = [pending, correction, signing]

type JoinMove = { by: 'operator' | 'applicant'; from: readonly JoinStatus[]; to: JoinStatus }

/** Every transition of an application; whatever is not here is refused. */
export const JOIN_MOVES = {
  ask: { by: 'operator', from: [pending], to: correction },
  approve: { by: 'operator', from: [pending], to: signing },
  sign: { by: 'operator', from: [signing], to: JOIN_STATUS.open },
  reject: { by: 'operator', from: OPEN_JOINS, to: JOIN_STATUS.rejected },
  correct: { by: 'applicant', from: [correction], to: pending },
  withdraw: { by: 'applicant', from: OPEN_JOINS, to: JOIN_STATUS.withdrawn },
} as const satisfies Record<string, JoinMove>
export type JoinMoveName = keyof typeof JOIN_MOVES

/** Where an application goes when it is moved so now; null when it must not. */
export function joinTarget(name: JoinMoveName, status: number): JoinStatus | null {
  const move: JoinMove = JOIN_MOVES[name]
  return move.from.some((from) => from === status) ? move.to : null
}

const LOOKS = new Map<number, StatusLook>([
  [pending, { title: '待审核', colour: 'orange' }],
  [correction, { title: '资料补正', colour: 'orange' }],
  [signing, { title: '待签约', colour: 'blue' }],
  [JOIN_STATUS.open, { title: '已开通', colour: 'blue' }],
  [JOIN_STATUS.rejected, { title: '已驳回', colour: 'grey' }],
  [JOIN_STATUS.withdrawn, { title: '已撤回', colour: 'grey' }],
])

/** How a status is shown; a code nobody knows is not an error. */
export function joinLook(status: number): StatusLook {
  return LOOKS.get(status) ?? { title: '处理中', colour: 'grey' }
}
