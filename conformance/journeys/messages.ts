import { APPLICATION_TYPE } from '@/contract/constants'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
} from '@/contract/message/message-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { at, inside, listIn, type Run } from '../run'
import { ask } from './ask'

const applicationType = APPLICATION_TYPE
const NO_MESSAGE = 'there; the account has no message to read'
const NOT_DELETED = 'there; messages are not the command’s own, none was deleted'

/** Reads a message that has been read before; an unread one only where data may change. */
export async function messageJourney(run: Run): Promise<void> {
  const { ledger, settings } = run
  const messages = listIn(run.answers.get(getMessageList.name))
  const isRead = (message: unknown) => inside(message, 'isRead') === true
  const unread = settings.isWriting ? messages.find((message) => !isRead(message)) : undefined
  const chosen = unread ?? messages.find(isRead)
  const id = inside(chosen, 'id')
  if (id === undefined) return ledger.there(getMessageDetail.name, NO_MESSAGE)
  const detail = await ask(run, getMessageDetail, { id, applicationType })
  if (detail !== undefined && inside(detail, 'id') !== id) {
    const found = ['the message that was asked for', 'another id'] as const
    ledger.find('failed', getMessageDetail.name, found)
  }
  if (!settings.isWriting) return
  await ask(run, batchReadMessage, { id: [id], applicationType })
  const before = Number(at(run, getMessageCount.name))
  const after = Number(await ask(run, getMessageCount, { id: 1, applicationType }))
  if (unread !== undefined && before > 0 && after >= before) {
    const found = ['fewer unread after one is read', `${before}, then ${after}`] as const
    ledger.find('failed', getMessageCount.name, found)
  }
  ledger.there(deleteMessages.name, NOT_DELETED)
}
