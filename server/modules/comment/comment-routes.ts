import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createComments } from './comment-service'
import { createPosting } from './posting-service'

type Deps = {
  db: Db
  /** May be some seconds behind. */
  readDb: Db
  now: () => number
}

/** Product comments. */
export function commentRoutes(calls: Calls, { db, readDb, now }: Deps) {
  const comments = createComments(readDb)
  const posting = createPosting(db, now)
  calls
    .on(getProductComments, ({ input }) => comments(input))
    .on(getPendingList, ({ caller, input }) => posting.waiting(caller.userId, input))
    .on(getPostedList, ({ caller, input }) => posting.posted(caller.userId, input))
    .on(postComment, ({ caller, input }) => posting.post(caller.userId, input))
    .on(appendComment, ({ caller, input }) => posting.append(caller.userId, input))
}
