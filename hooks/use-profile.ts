import { useSWRConfig } from 'swr'
import { modifyUserInfo, type ProfileChange } from '@/contract/profile'
import { getUserInfo } from '@/contract/user'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { isKeyOf } from './use-endpoint'

const NOTHING_SPOILT: [] = []

/** Changes what the user says of himself; the whole mall shows it at once. */
export function useProfileChange() {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { change, isPending, failure } = useChange(NOTHING_SPOILT)

  async function save(said: ProfileChange): Promise<boolean> {
    const done = await change(() => http.call(modifyUserInfo, said))
    if (!done) return false
    await mutate(isKeyOf(getUserInfo), done.answer, { revalidate: false })
    return true
  }

  return { save, isPending, failure }
}
