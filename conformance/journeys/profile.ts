import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { at, inside, type Run } from '../run'
import { ask } from './ask'

/** Saves the nickname as it is: the call is carried out, and nothing is other than before. */
export async function profileJourney(run: Run): Promise<void> {
  const nickname = at(run, getUserInfo.name, 'nickname') ?? ''
  const saved = await ask(run, modifyUserInfo, { nickname })
  if (saved === undefined) return
  const user = await ask(run, getUserInfo)
  if (user === undefined || (inside(user, 'nickname') ?? '') === nickname) return
  const found = ['the nickname that was saved', 'another'] as const
  run.ledger.find('failed', modifyUserInfo.name, found)
}
