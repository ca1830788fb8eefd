import type { MiddlewareHandler } from 'hono'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { renderError } from '@/contract/site/error-report-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Maintenance } from './maintenance-repository'

/** Paths open during maintenance: the maintenance page, its token, crash reports. */
const ALWAYS_OPEN: string[] = [getRepairInfo.path, getOauthToken.path, renderError.path]

/** Refuses calls during maintenance; `isOpen` names further paths that stay open. */
export function maintenanceGate(
  maintenance: Maintenance,
  isOpen: (path: string) => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req
    const passes = ALWAYS_OPEN.includes(path) || isOpen(path)
    if (!passes && (await maintenance.current())) {
      throw new HttpError('UNDER_REPAIR', '商城正在维护，请稍后再试')
    }
    await next()
  }
}
