import { Button } from 'antd'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import { useOwnPicture } from '@/hooks/browser/use-own-picture'
import s from './own-picture.module.css'
import { Skeleton } from './skeleton'

const SIDE = 72

type OwnPictureProps = { fileId: string; name: string }

/** A picture the buyer uploaded, small; opens in a tab of its own. */
export function OwnPicture({ fileId, name }: OwnPictureProps) {
  const { picture, hasFailed, retry } = useOwnPicture(fileId)
  const url = useObjectUrl(picture)
  if (hasFailed) {
    return (
      <span className={s.lost}>
        图片未加载
        <Button type="link" size="small" aria-label={`重试 ${name}`} onClick={retry}>
          重试
        </Button>
      </span>
    )
  }
  if (!url) return <Skeleton width={`${SIDE}px`} height={`${SIDE}px`} />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={s.picture}>
      <img src={url} alt={name} width={SIDE} height={SIDE} />
    </a>
  )
}
