import { useState } from 'react'
import { Skeleton } from '@/components/shared/skeleton'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/hooks/use-object-url'
import { useOwnPicture } from '@/hooks/use-own-picture'
import s from './sale-record.module.css'

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

type SalePicturesProps = { refundNo: string; pictureIds: readonly string[] }

/** The buyer's own pictures of a record, fetched when they are asked for. */
export function SalePictures({ refundNo, pictureIds }: SalePicturesProps) {
  const [isOpen, setOpen] = useState(false)
  if (pictureIds.length === 0) return null
  return (
    <>
      <Button
        look="text"
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
