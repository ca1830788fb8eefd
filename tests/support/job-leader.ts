// A process that takes the place of the one that runs jobs, says so, and keeps it until it is killed.
import { createLeadership } from '@/server/kernel/db/leadership'
import { openPool } from '@/server/kernel/db/postgres-pool'

const [url = ''] = process.argv.slice(2)
const leadership = createLeadership(openPool(url, { max: 2 }), { everyMs: 100 })
const look = setInterval(() => {
  if (!leadership.isLeader()) return
  clearInterval(look)
  process.send?.('leads')
}, 50)
