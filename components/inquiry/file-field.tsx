import { Button, Upload } from 'antd'
import { INQUIRY_FILE_ENDINGS } from '@/contract/inquiry/inquiry-file-calls'
import type { useInquiryUpload } from '@/hooks/inquiry/use-inquiry-files'
import s from './inquiry-form.module.css'

type FileFieldProps = { upload: ReturnType<typeof useInquiryUpload>; max: number }

const ACCEPT = INQUIRY_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')

/** Files of an inquiry: choose, progress, remove; says its limits. */
export function FileField({ upload, max }: FileFieldProps) {
  const { files, sending, isPending, failure, add, remove } = upload
  return (
    <div>
      <ul aria-label="附件">
        {files.map(({ fileId, fileName }) => (
          <li key={fileId}>
            {fileName}{' '}
            <Button
              type="link"
              size="small"
              aria-label={`删除附件 ${fileName}`}
              onClick={() => remove(fileId)}
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
      {files.length < max ? (
        <Upload
          aria-label="添加附件"
          accept={ACCEPT}
          multiple
          showUploadList={false}
          // Its button is the control, not the box around it.
          hasControlInside
          disabled={isPending}
          beforeUpload={(file, chosen) => {
            // Called for each file: all that were chosen go at once.
            if (file === chosen[0]) void add(chosen)
            return Upload.LIST_IGNORE
          }}
        >
          <Button loading={isPending}>{sending ? `正在上传 ${sending}` : '添加附件'}</Button>
        </Upload>
      ) : null}
      <p className={s.limits}>
        {INQUIRY_FILE_ENDINGS.join('、')}，每个不超过 10 MB，最多 {max} 个
      </p>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
