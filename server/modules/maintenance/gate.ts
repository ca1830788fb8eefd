import type { MiddlewareHandler } from 'hono'
import { renderError } from '@/contract/log'
import { getOauthToken } from '@/contract/oauth'
import { getRepairInfo } from '@/contract/repair'
import { Fault } from '@/server/http/fault'
import type { Maintenance } from './maintenance-repository'

/** Still answered meanwhile: the maintenance page, the token it is asked with, crash reports. */
const ALWAYS_OPEN: string[] = [getRepairInfo.path, getOauthToken.path, renderError.path]

/** Refuses calls while the mall is under maintenance; `isOpen` names further paths that go on. */
export function maintenanceGate(
  maintenance: Maintenance,
  isOpen: (path: string) => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req
    const passes = ALWAYS_OPEN.includes(path) || isOpen(path)
    if (!passes && (await maintenance.current())) {
      throw new Fault('UNDER_REPAIR', '商城正在维护，请稍后再试')
    }
    await next()
  }
}
