import { getProductComments } from '@/contract/comment'
import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment-posting'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { createComments } from './comment-service'
import { createPosting } from './posting-service'

/** What buyers say of goods. */
export function commentRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const comments = createComments(db)
  const posting = createPosting(db, now)
  calls
    .open(getProductComments, ({ input }) => comments(input))
    .personal(getPendingList, ({ caller, input }) => posting.waiting(caller.userId, input))
    .personal(getPostedList, ({ caller, input }) => posting.posted(caller.userId, input))
    .personal(postComment, ({ caller, input }) => posting.post(caller.userId, input))
    .personal(appendComment, ({ caller, input }) => posting.append(caller.userId, input))
}
