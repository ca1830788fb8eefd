import { Button, Popconfirm } from 'antd'
import { DocumentHead } from '@/components/ui/document-head'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { Inquiry } from '@/contract/inquiry/inquiry-calls'
import { inquiryBadge, PENDING_INQUIRIES } from '@/contract/inquiry/inquiry-status-rules'
import { useInquiryChanges } from '@/hooks/inquiry/use-inquiries'
import s from './inquiry.module.css'
import { OwnFiles } from './own-files'
import { OwnPictures } from './own-pictures'

type InquiryHeadProps = { inquiry: Inquiry }

function Cancel({ inquiry: { inquiryNo } }: InquiryHeadProps) {
  const { cancel, isPending, failure } = useInquiryChanges()
  return (
    <span>
      {failure ? (
        <span role="alert" className={surface.fieldError}>
          {failure}{' '}
        </span>
      ) : null}
      <Popconfirm
        title="取消这次询价？"
        description="店铺不再报价，已有的报价作废。"
        okText="取消询价"
        cancelText="再想想"
        onConfirm={() => cancel(inquiryNo)}
      >
        <Button loading={isPending}>取消询价</Button>
      </Popconfirm>
    </span>
  )
}

/** Number, status, dates and wishes of an inquiry. */
export function InquiryHead({ inquiry, onPrint }: InquiryHeadProps & { onPrint: () => void }) {
  const { inquiryNo, status, createdAt, dueAt, note, wishedDate, pictureIds } = inquiry
  const actions = (
    <>
      <Button onClick={onPrint}>打印询价单</Button>
      {inquiry.canCancel ? <Cancel inquiry={inquiry} /> : null}
    </>
  )
  const facts = (
    <>
      <span>
        提交 <TimestampText value={createdAt} />
      </span>
      {PENDING_INQUIRIES.includes(status) ? (
        <span>
          有效至 <TimestampText value={dueAt} />
        </span>
      ) : null}
      {wishedDate ? <span>期望到货 {wishedDate}</span> : null}
    </>
  )
  return (
    <DocumentHead
      label="询价单"
      title={`询价单 ${inquiryNo}`}
      badge={inquiryBadge(status)}
      actions={actions}
      facts={facts}
    >
      {note ? <p className={s.note}>{note}</p> : null}
      <OwnPictures pictureIds={pictureIds} />
      <OwnFiles files={inquiry.files} />
    </DocumentHead>
  )
}
