import { getRepairInfo, type RepairInfo } from '@/contract/repair'
import { SITE } from '@/contract/site'
import type { Calls } from '@/server/http/calls'
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

/** What the maintenance page shows. */
export function maintenanceRoutes(calls: Calls, { maintenance, now }: Deps) {
  calls.open(getRepairInfo, async () => repairInfo(await maintenance.current(), now()))
}
