import { SITE } from '@/contract/site/company-rules'
import { getRepairInfo, type RepairInfo } from '@/contract/site/repair-calls'
import type { Calls } from '@/server/kernel/http/calls'
import type { Maintenance, Notice } from './maintenance-repository'

function repairInfo(notice: Notice, now: number): RepairInfo {
  return {
    repairing: notice !== null,
    title: notice?.title ?? '',
    content: notice?.content ?? '',
    startTime: notice?.startTime ?? null,
    endTime: notice?.endTime ?? null,
    scope: notice?.scope ?? [],
    contactPhone: SITE.phone,
    noticeTime: notice?.noticeTime ?? null,
    now,
  }
}

type Deps = { maintenance: Maintenance; now: () => number }

/** Maintenance notice for the maintenance page. */
export function maintenanceRoutes(calls: Calls, { maintenance, now }: Deps) {
  calls.on(getRepairInfo, async () => repairInfo(await maintenance.current(), now()))
}
