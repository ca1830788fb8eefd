import { OperatorError } from '@/server/kernel/operator-error'

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** What was said of a change; throws OperatorError where nothing was. */
export function given<T extends object>(change: T): Given<T> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(said).length === 0) throw new OperatorError('nothing to change: name an option')
  // Only undefined fields are gone.
  return said as Given<T>
}
