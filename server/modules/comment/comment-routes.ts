import { getProductComments } from '@/contract/comment'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { createComments } from './comment-service'

/** What buyers say of goods. */
export function commentRoutes(calls: Calls, { db }: { db: Db }) {
  const comments = createComments(db)
  calls.open(getProductComments, ({ input }) => comments(input))
}
