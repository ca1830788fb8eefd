import { useSWRConfig } from 'swr'
import { modifyUserInfo, type ProfileChange } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/deferred-calls'
import { useChange } from '@/hooks/call/use-change'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Updates the user's profile; the whole mall shows the change at once. */
export function useProfileChange() {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { change, isPending, failure } = useChange()

  async function save(said: ProfileChange): Promise<boolean> {
    const done = await change(() => http.call(modifyUserInfo, said))
    if (!done) return false
    await mutate(isKeyOf(getUserInfo), done.answer, { revalidate: false })
    return true
  }

  return { save, isPending, failure }
}
