import { OperatorError } from '@/server/kernel/operator-error'
import { shownTime } from './lines'

type Times = { shownFrom: Date | null; shownUntil: Date | null }
type Said = { from?: number | null | undefined; until?: number | null | undefined }

/** Times as they become; throws OperatorError where the end is not after the beginning. */
export function laterTimes(known: Times, { from, until }: Said): Times {
  const dated = (time: number | null) => (time === null ? null : new Date(time))
  const times = {
    shownFrom: from === undefined ? known.shownFrom : dated(from),
    shownUntil: until === undefined ? known.shownUntil : dated(until),
  }
  const { shownFrom, shownUntil } = times
  if (shownFrom && shownUntil && shownFrom >= shownUntil) {
    throw new OperatorError('until must be later than from')
  }
  return times
}

export const NO_TIMES: Times = { shownFrom: null, shownUntil: null }

/** Times as numbers. */
export const toStamps = ({ shownFrom, shownUntil }: Times) => ({
  shownFrom: shownFrom?.getTime() ?? null,
  shownUntil: shownUntil?.getTime() ?? null,
})

/** Times and state of a row, as cells of a line. */
export const timeCells = ({
  shownFrom,
  shownUntil,
  open,
}: ReturnType<typeof toStamps> & { open: boolean }): string[] => [
  shownFrom === null ? '' : `from ${shownTime(shownFrom)}`,
  shownUntil === null ? '' : `until ${shownTime(shownUntil)}`,
  open ? '' : 'closed',
]
