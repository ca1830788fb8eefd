import type { ChangeEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import { useOwnPicture } from '@/hooks/browser/use-own-picture'
import s from './profile.module.css'
import { useAvatar } from './use-avatar'

type AvatarFieldProps = {
  avatarId: string
  /** Name whose first character is the fallback picture. */
  name: string
}

/** Avatar field: show, replace, remove. */
export function AvatarField({ avatarId, name }: AvatarFieldProps) {
  const { replace, remove, isPending, failure } = useAvatar()
  const { picture } = useOwnPicture(avatarId)
  const url = useObjectUrl(avatarId ? picture : undefined)
  const [initial = ''] = name

  async function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (file) await replace(file)
    input.value = '' // the same file may be chosen again
  }

  return (
    <div className={s.avatar}>
      {url ? (
        <img src={url} alt="头像" width={72} height={72} className={s.picture} />
      ) : (
        <span className={s.picture} aria-hidden="true">
          {initial}
        </span>
      )}
      <div className={s.avatarWays}>
        <label className={s.choose} aria-busy={isPending}>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isPending}
            onChange={(event) => void handleChoose(event)}
          />
          {isPending ? '上传中…' : '更换头像'}
        </label>
        {avatarId ? (
          <Button variant="text" isPending={isPending} onClick={() => void remove()}>
            移除头像
          </Button>
        ) : null}
        <p className={failure ? s.failure : s.hint} role={failure ? 'alert' : undefined}>
          {failure || 'jpg、png、webp，不超过 5 MB；只有您自己看得到'}
        </p>
      </div>
    </div>
  )
}
