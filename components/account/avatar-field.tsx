import { Avatar, Button, Upload } from 'antd'
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
  return (
    <div className={s.avatar}>
      {url ? (
        <Avatar size={72} src={url} alt="头像" />
      ) : (
        <Avatar size={72} className={s.initial ?? ''} aria-hidden="true">
          {initial}
        </Avatar>
      )}
      <div className={s.avatarWays}>
        <Upload
          aria-label="更换头像"
          accept="image/jpeg,image/png,image/webp"
          showUploadList={false}
          // Its button is the control, not the box around it.
          hasControlInside
          disabled={isPending}
          beforeUpload={(file) => {
            void replace(file)
            return false
          }}
        >
          <Button loading={isPending}>更换头像</Button>
        </Upload>
        {avatarId ? (
          <Button type="text" disabled={isPending} onClick={() => void remove()}>
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
