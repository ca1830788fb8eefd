import { OperatorError } from '@/server/kernel/operator-error'
import { portFault } from './port.mjs'

/** Throws OperatorError when the port is not free. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const fault = await portFault(port, host)
  if (fault) throw new OperatorError(fault)
}
