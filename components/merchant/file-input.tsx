import { Button, Progress, Upload } from 'antd'
import { createContext, useContext } from 'react'
import type { DraftFile } from '@/contract/merchant/merchant-draft-calls'
import { type UploadPlace, useMerchantUpload } from '@/hooks/merchant/use-merchant-upload'
import s from './file-input.module.css'
import { useMerchantFile } from './use-merchant-file'

const ACCEPT = 'image/jpeg,image/png,application/pdf'
const HUNDRED = 100

/** Where the files of the form go, and the phone proof of a correction ('' without one). */
export const FilePlace = createContext<UploadPlace & { ticket: string }>({
  draftId: '',
  ticket: '',
  onOpen() {},
})

function Preview({ file: { fileId, fileName, type } }: { file: DraftFile }) {
  const { url, failure, retry } = useMerchantFile(fileId, useContext(FilePlace))
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
        {failure ? (
          <span className={s.failure}>
            {failure}{' '}
            <Button type="link" size="small" aria-label={`重试 ${fileName}`} onClick={retry}>
              重试
            </Button>
          </span>
        ) : null}
      </span>
    </span>
  )
}

type SendingProps = { upload: ReturnType<typeof useMerchantUpload> }

function Sending({ upload: { sending, cancel } }: SendingProps) {
  if (!sending) return null
  const percent = Math.round(sending.share * HUNDRED)
  return (
    <>
      <span className={s.name}>{sending.file.name}</span>
      <Progress
        percent={percent}
        aria-label={`正在上传 ${sending.file.name}`}
        format={(done = 0) => (done < HUNDRED ? `${done}%` : '正在处理…')}
      />
      <Button size="small" onClick={cancel}>
        取消上传
      </Button>
    </>
  )
}

type FileInputProps = {
  label: string
  /** These are set by the form. */
  id?: string
  value?: DraftFile | null
  onChange?: (file: DraftFile | null) => void
}

/** A file of a form: choose, upload, preview, replace, remove. */
export function FileInput({ label, id, value = null, onChange }: FileInputProps) {
  const upload = useMerchantUpload(useContext(FilePlace), (file) => onChange?.(file))
  const { sending, failure, retry } = upload
  return (
    <div className={s.root}>
      {value && !sending ? <Preview file={value} /> : null}
      <Sending upload={upload} />
      <span hidden={sending !== null}>
        <Upload
          {...(id && { id })}
          accept={ACCEPT}
          showUploadList={false}
          beforeUpload={(file) => {
            upload.send(file)
            return Upload.LIST_IGNORE
          }}
        >
          <Button>{value ? '更换文件' : '选择文件'}</Button>
        </Upload>
      </span>
      {retry ? <Button onClick={retry}>重试</Button> : null}
      {value && !sending ? (
        <Button type="text" aria-label={`删除${label}`} onClick={() => onChange?.(null)}>
          删除
        </Button>
      ) : null}
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}
        </span>
      ) : null}
    </div>
  )
}
