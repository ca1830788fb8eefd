import { ask, getThread, leaveMessage } from '@/contract/chat'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { CallContext, Calls } from '@/server/http/calls'
import type { Speaker } from './chat-repository'
import { createChatService } from './chat-service'

/** Of one address: nobody reads the answers of more questions than these. */
const QUESTIONS = { calls: 60, seconds: 600 }
/** Each of them is somebody's work. */
const MESSAGES = { calls: 20, seconds: 3600 }

type Call = Pick<CallContext<{ visitorId?: string | undefined }>, 'caller' | 'input'>

function speakerOf({ caller, input }: Call): Speaker {
  return { userId: caller?.userId ?? null, visitorId: input.visitorId ?? null }
}

/** Customer service: help answers, people too. */
export function chatRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const service = createChatService(db, now)
  const limitQuestions = createCallLimit(QUESTIONS)
  const limitMessages = createCallLimit(MESSAGES)
  calls
    .open(getThread, (call) => service.read(speakerOf(call)))
    .open(ask, async (call) => {
      await limitQuestions(call.address)
      return service.ask(speakerOf(call), call.input)
    })
    .open(leaveMessage, async (call) => {
      await limitMessages(call.address)
      return service.leave(speakerOf(call), call.input)
    })
}
