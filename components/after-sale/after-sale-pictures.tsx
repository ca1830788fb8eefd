import { Button } from 'antd'
import { useState } from 'react'
import { OwnPicture } from '@/components/ui/own-picture'
import s from './after-sale-record.module.css'

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
              <OwnPicture fileId={fileId} name={`售后图片 ${at + 1}`} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
