import { type ChangeEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import f from '@/components/ui/form.module.css'
import type { DraftFile } from '@/contract/merchant/merchant-draft-calls'
import { type UploadPlace, useMerchantUpload } from '@/hooks/merchant/use-merchant-upload'
import s from './file-field.module.css'
import { type FileHolder, useMerchantFile } from './use-merchant-file'

const ACCEPT = 'image/jpeg,image/png,application/pdf'
const HUNDRED = 100

type PreviewProps = { file: DraftFile; holder: FileHolder }

function Preview({ file: { fileId, fileName, type }, holder }: PreviewProps) {
  const { url, failure } = useMerchantFile(fileId, holder)
  const isPicture = type.startsWith('image/')
  return (
    <span className={s.preview}>
      <span className={s.picture}>
        {isPicture && url ? <img src={url} alt={fileName} width={64} height={64} /> : null}
        {isPicture ? null : 'PDF'}
      </span>
      <span className={s.name}>
        {url ? (
          <a href={url} download={fileName}>
            {fileName}
          </a>
        ) : (
          fileName
        )}
        {failure ? <span className={f.fieldError}>{failure}</span> : null}
      </span>
    </span>
  )
}

type SendingProps = { upload: ReturnType<typeof useMerchantUpload> }

function Sending({ upload: { sending, cancel } }: SendingProps) {
  if (!sending) return null
  const percent = Math.round(sending.share * HUNDRED)
  return (
    <span className={s.sending}>
      <span className={s.name}>{sending.file.name}</span>
      <progress value={percent} max={HUNDRED} aria-label={`正在上传 ${sending.file.name}`} />
      <span role="status">{percent < HUNDRED ? `${percent}%` : '正在处理…'}</span>
      <Button size="s" onClick={cancel}>
        取消上传
      </Button>
    </span>
  )
}

type FileFieldProps = {
  label: string
  hint?: string
  value: DraftFile | null
  fieldError: string
  place: UploadPlace
  /** The phone proof while an application is corrected, '' otherwise. */
  ticket: string
  onChange: (file: DraftFile | null) => void
}

/** File field of an application: choose, upload, preview, replace, remove. */
export function FileField(props: FileFieldProps) {
  const { label, hint, value, place, ticket, onChange } = props
  const upload = useMerchantUpload(place, onChange)
  const id = useId()
  const { sending, failure, retry } = upload
  const fieldError = sending ? '' : failure || (value ? '' : props.fieldError)
  const handleChoose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file) upload.send(file)
    // Reset, so that the same file can be chosen again.
    input.value = ''
  }
  return (
    <div className={f.field}>
      <span className={`${f.label} ${f.must}`} id={`${id}-label`}>
        {label}
      </span>
      <div className={s.root} data-wrong={fieldError !== '' || undefined}>
        {value && !sending ? (
          <Preview file={value} holder={{ draftId: place.draftId, ticket }} />
        ) : null}
        <Sending upload={upload} />
        <label className={s.choose} hidden={sending !== null}>
          <input
            type="file"
            accept={ACCEPT}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-note`}
            aria-invalid={fieldError !== ''}
            onChange={handleChoose}
          />
          {value ? '更换文件' : '选择文件'}
        </label>
        {retry ? (
          <Button size="s" onClick={retry}>
            重试
          </Button>
        ) : null}
        {value && !sending ? (
          <Button
            variant="text"
            size="s"
            aria-label={`删除${label}`}
            onClick={() => onChange(null)}
          >
            删除
          </Button>
        ) : null}
      </div>
      <p
        id={`${id}-note`}
        className={fieldError ? f.fieldError : f.hint}
        role={failure ? 'alert' : undefined}
      >
        {fieldError || hint || 'jpg、png 或 pdf，不超过 5 MB'}
      </p>
    </div>
  )
}
