import { Button } from 'antd'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import { useOwnPicture } from '@/hooks/browser/use-own-picture'
import s from './after-sale-record.module.css'

type PictureProps = { fileId: string; name: string }

function Picture({ fileId, name }: PictureProps) {
  const { picture, hasFailed } = useOwnPicture(fileId)
  const url = useObjectUrl(picture)
  if (hasFailed) return <span className={s.lost}>图片未加载</span>
  if (!url) return <Skeleton width="72px" height="72px" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={s.picture}>
      <img src={url} alt={name} width={72} height={72} />
    </a>
  )
}

type AfterSalePicturesProps = { refundNo: string; pictureIds: readonly string[] }

/** Pictures the buyer attached to an after-sale case, loaded when requested. */
export function AfterSalePictures({ refundNo, pictureIds }: AfterSalePicturesProps) {
  const [isOpen, setOpen] = useState(false)
  if (pictureIds.length === 0) return null
  return (
    <>
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? '收起' : '查看'}图片：${refundNo}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '收起图片' : `查看图片（${pictureIds.length}）`}
      </Button>
      {isOpen ? (
        <ul className={s.pictures}>
          {pictureIds.map((fileId, at) => (
            <li key={fileId}>
              <Picture fileId={fileId} name={`售后图片 ${at + 1}`} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
