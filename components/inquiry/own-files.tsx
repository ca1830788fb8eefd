import { Button } from 'antd'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import surface from '@/components/ui/surface.module.css'
import type { InquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { useInquiryFile } from '@/hooks/inquiry/use-inquiry-files'

/** Files the buyer attached, to be saved. */
export function OwnFiles({ files }: { files: readonly InquiryFile[] }) {
  const { save, pendingId, failure } = useInquiryFile()
  if (files.length === 0) return null
  return (
    <>
      <ul className={surface.ways} aria-label="附件">
        {files.map((file) => (
          <li key={file.fileId}>
            <Button
              size="small"
              loading={pendingId === file.fileId}
              aria-label={`下载附件 ${file.fileName}`}
              onClick={() => void save(file)}
            >
              {file.fileName}
            </Button>
          </li>
        ))}
      </ul>
      <RefusalAlert message={failure} />
    </>
  )
}
