import type { ChangeEvent } from 'react'
import { useObjectUrl } from '@/hooks/use-object-url'
import type { UploadedPicture, usePictureUpload } from '@/hooks/use-picture-upload'
import s from './picture-field.module.css'

type PictureFieldProps = { upload: ReturnType<typeof usePictureUpload>; most: number }

const ACCEPT = 'image/jpeg,image/png,image/webp'

type PreviewProps = { picture: UploadedPicture; onRemove: () => void }

function Preview({ picture: { file, name }, onRemove }: PreviewProps) {
  const url = useObjectUrl(file)
  return (
    <li className={s.picture}>
      {url ? <img src={url} alt={name} width={72} height={72} /> : null}
      <button type="button" className={s.remove} aria-label={`删除图片 ${name}`} onClick={onRemove}>
        ×
      </button>
    </li>
  )
}

/** Pictures of a form: chosen, shown, taken away again. */
export function PictureField({ upload, most }: PictureFieldProps) {
  const { pictures, isPending, failure, add, remove } = upload

  async function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const files = [...(input.files ?? [])]
    await add(files)
    // The same file may be chosen again.
    input.value = ''
  }

  return (
    <div>
      <ul className={s.root}>
        {pictures.map((picture) => (
          <Preview key={picture.fileId} picture={picture} onRemove={() => remove(picture.fileId)} />
        ))}
        {pictures.length < most ? (
          <li>
            <label className={s.add} aria-busy={isPending}>
              <input
                type="file"
                multiple
                accept={ACCEPT}
                disabled={isPending}
                onChange={(event) => void handleChoose(event)}
              />
              <span>{isPending ? '上传中…' : '添加图片'}</span>
              <span className={s.count}>
                {pictures.length}/{most}
              </span>
            </label>
          </li>
        ) : null}
      </ul>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
