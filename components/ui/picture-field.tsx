import { Button, Progress, Upload } from 'antd'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import type { UploadedPicture, usePictureUpload } from '@/hooks/browser/use-picture-upload'
import { OwnPicture } from './own-picture'
import s from './picture-field.module.css'
import surface from './surface.module.css'

type PictureUpload = ReturnType<typeof usePictureUpload>
type PictureFieldProps = { upload: PictureUpload; max: number }

const ACCEPT = 'image/jpeg,image/png,image/webp'
const HUNDRED = 100

function Chosen({ file, name }: { file: File; name: string }) {
  const url = useObjectUrl(file)
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={`查看图片 ${name}`}>
      <img src={url} alt="" width={72} height={72} />
    </a>
  )
}

type PreviewProps = { picture: UploadedPicture; onRemove: () => void }

function Preview({ picture: { fileId, file, name }, onRemove }: PreviewProps) {
  return (
    <li className={s.picture}>
      {file ? <Chosen file={file} name={name} /> : <OwnPicture fileId={fileId} name={name} />}
      <button type="button" className={s.remove} aria-label={`删除图片 ${name}`} onClick={onRemove}>
        ×
      </button>
    </li>
  )
}

function Sending({ sending }: Pick<PictureUpload, 'sending'>) {
  if (!sending) return null
  const percent = Math.round(sending.share * HUNDRED)
  return (
    <li className={s.sending}>
      <Progress
        type="circle"
        size={48}
        percent={percent}
        aria-label={`正在上传 ${sending.file.name}`}
      />
    </li>
  )
}

/** Picture upload field of a form: choose, progress, preview, retry, remove; says its limits. */
export function PictureField({ upload, max }: PictureFieldProps) {
  const { pictures, sending, isPending, failure, add, remove, retry } = upload
  return (
    <div>
      <ul className={surface.ways}>
        {pictures.map((picture) => (
          <Preview key={picture.fileId} picture={picture} onRemove={() => remove(picture.fileId)} />
        ))}
        <Sending sending={sending} />
        {pictures.length < max ? (
          <li>
            <Upload
              aria-label="添加图片"
              accept={ACCEPT}
              multiple
              showUploadList={false}
              // Its button is the control, not the box around it.
              hasControlInside
              disabled={isPending}
              beforeUpload={(file, files) => {
                // Called for each file: all that were chosen go at once.
                if (file === files[0]) void add(files)
                return Upload.LIST_IGNORE
              }}
            >
              <Button className={s.add ?? ''} disabled={isPending}>
                添加图片
                <span className={s.count}>
                  {pictures.length}/{max}
                </span>
              </Button>
            </Upload>
          </li>
        ) : null}
      </ul>
      <p className={s.limits}>jpg、png、webp，每张不超过 5 MB，最多 {max} 张</p>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}{' '}
          {retry ? (
            <Button type="link" size="small" onClick={retry}>
              重试
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
