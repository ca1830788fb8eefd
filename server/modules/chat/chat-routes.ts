import { ask, getThread, leaveMessage } from '@/contract/chat/chat-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { CallContext, Calls } from '@/server/kernel/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createSearch } from '@/server/modules/search/search-service'
import type { Speaker } from './chat-repository'
import { createChatService } from './chat-service'

/** Rate limit of questions per address: no human reads more answers than these. */
const QUESTIONS = { name: 'chat-questions', calls: 60, seconds: 600 }
/** Rate limit of messages: each costs staff time. */
const MESSAGES = { name: 'chat-messages', calls: 20, seconds: 3600 }

type Call = Pick<CallContext<{ visitorId?: string | undefined }>, 'caller' | 'input'>

function speakerOf({ caller, input }: Call): Speaker {
  return { userId: caller?.userId ?? null, visitorId: input.visitorId ?? null }
}

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Customer service: automatic answers and staff. */
export function chatRoutes(calls: Calls, { db, catalog, now }: Deps) {
  const service = createChatService(db, { search: createSearch(db, catalog), now })
  const limitQuestions = createCallLimit(db, now, QUESTIONS)
  const limitMessages = createCallLimit(db, now, MESSAGES)
  calls
    .on(getThread, (call) => service.read(speakerOf(call)))
    .on(ask, async (call) => {
      await limitQuestions(call.network)
      return service.ask(speakerOf(call), call.input, () => limitMessages(call.network))
    })
    .on(leaveMessage, async (call) => {
      await limitMessages(call.network)
      return service.leave(speakerOf(call), call.input)
    })
}
