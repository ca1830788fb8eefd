import { type ChangeEvent, useId } from 'react'
import f from '@/components/shared/form.module.css'
import { Button } from '@/components/ui/button'
import type { DraftFile } from '@/contract/merchant-draft'
import { type FileHolder, useMerchantFile } from '@/hooks/use-merchant-file'
import { type UploadPlace, useMerchantUpload } from '@/hooks/use-merchant-upload'
import s from './file-field.module.css'

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
        {failure ? <span className={f.fault}>{failure}</span> : null}
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
  fault: string
  place: UploadPlace
  /** The proof of the phone while an application is corrected, '' else. */
  ticket: string
  onChange: (file: DraftFile | null) => void
}

/** One file of an application: chosen, sent, shown, replaced, taken away. */
export function FileField(props: FileFieldProps) {
  const { label, hint, value, place, ticket, onChange } = props
  const upload = useMerchantUpload(place, onChange)
  const id = useId()
  const { sending, failure, retry } = upload
  const fault = sending ? '' : failure || (value ? '' : props.fault)
  const handleChoose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file) upload.send(file)
    // The same file may be chosen again.
    input.value = ''
  }
  return (
    <div className={f.field}>
      <span className={`${f.label} ${f.must}`} id={`${id}-label`}>
        {label}
      </span>
      <div className={s.root} data-wrong={fault !== '' || undefined}>
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
            aria-invalid={fault !== ''}
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
          <Button look="text" size="s" aria-label={`删除${label}`} onClick={() => onChange(null)}>
            删除
          </Button>
        ) : null}
      </div>
      <p
        id={`${id}-note`}
        className={fault ? f.fault : f.hint}
        role={failure ? 'alert' : undefined}
      >
        {fault || hint || 'jpg、png 或 pdf，不超过 5 MB'}
      </p>
    </div>
  )
}
