import { Button, Progress, Upload } from 'antd'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import type { ChosenPicture, usePictureUpload } from '@/hooks/browser/use-picture-upload'
import s from './picture-field.module.css'

type PictureFieldProps = { upload: ReturnType<typeof usePictureUpload>; max: number }

const ACCEPT = 'image/jpeg,image/png,image/webp'
const HUNDRED = 100

type PictureProps = { picture: ChosenPicture; onRemove: () => void; onRetry: () => void }

function Picture({ picture, onRemove, onRetry }: PictureProps) {
  const { file, fileId, share, failure } = picture
  const url = useObjectUrl(file)
  return (
    <li className={s.picture}>
      {url ? <img src={url} alt={file.name} width={72} height={72} /> : null}
      {fileId || failure ? null : (
        <Progress
          percent={Math.round(share * HUNDRED)}
          size="small"
          showInfo={false}
          aria-label={`正在上传 ${file.name}`}
        />
      )}
      <span className={s.ways}>
        {failure ? (
          <Button size="small" type="link" aria-label={`重试 ${file.name}`} onClick={onRetry}>
            重试
          </Button>
        ) : null}
        <Button size="small" type="link" aria-label={`删除图片 ${file.name}`} onClick={onRemove}>
          删除
        </Button>
      </span>
      {failure ? (
        <span role="alert" className={s.failure}>
          {file.name}：{failure}
        </span>
      ) : null}
    </li>
  )
}

/** Picture upload field of a form: choose, progress, preview, try again, remove. */
export function PictureField({ upload, max }: PictureFieldProps) {
  const { chosen, notice, add, retry, remove } = upload
  return (
    <div>
      <ul className={s.pictures}>
        {chosen.map((picture) => (
          <Picture
            key={picture.key}
            picture={picture}
            onRemove={() => remove(picture.key)}
            onRetry={() => retry(picture)}
          />
        ))}
      </ul>
      {chosen.length < max ? (
        <Upload
          multiple
          accept={ACCEPT}
          showUploadList={false}
          aria-label="添加图片"
          beforeUpload={(file, files) => {
            if (file === files[0]) void add(files)
            return Upload.LIST_IGNORE
          }}
        >
          <Button>
            添加图片 {chosen.length}/{max}
          </Button>
        </Upload>
      ) : null}
      {notice ? (
        <p role="alert" className={s.failure}>
          {notice}
        </p>
      ) : null}
    </div>
  )
}
