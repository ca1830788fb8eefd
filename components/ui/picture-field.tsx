import type { ChangeEvent } from 'react'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import type { UploadedPicture, usePictureUpload } from '@/hooks/browser/use-picture-upload'
import s from './picture-field.module.css'
import surface from './surface.module.css'

type PictureFieldProps = { upload: ReturnType<typeof usePictureUpload>; max: number }

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

/** Picture upload field of a form: choose, preview, remove. */
export function PictureField({ upload, max }: PictureFieldProps) {
  const { pictures, isPending, failure, add, remove } = upload

  async function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const files = [...(input.files ?? [])]
    await add(files)
    // Reset, so that the same file can be chosen again.
    input.value = ''
  }

  return (
    <div>
      <ul className={surface.ways}>
        {pictures.map((picture) => (
          <Preview key={picture.fileId} picture={picture} onRemove={() => remove(picture.fileId)} />
        ))}
        {pictures.length < max ? (
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
                {pictures.length}/{max}
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
