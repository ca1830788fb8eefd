import { Button, Input } from 'antd'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import surface from '@/components/ui/surface.module.css'
import type { OwnQuotation } from '@/contract/quotation/my-quotation-calls'
import { routes } from '@/contract/routes'
import { useSharing } from '@/hooks/quotation/use-own-quotations'
import s from './own-quotation.module.css'

type ShareDialogProps = { own: OwnQuotation; onClose: () => void }

/** Makes the address under which others read a quotation, and takes it back. */
export function ShareDialog({ own: { quotation, shareToken }, onClose }: ShareDialogProps) {
  const { share, isPending, failure } = useSharing(quotation.no)
  const link =
    shareToken === null ? '' : window.location.origin + routes.sharedQuotation(shareToken)
  return (
    <Dialog
      title="分享报价单"
      onDismiss={onClose}
      actions={
        <>
          {link ? (
            <Button danger loading={isPending} onClick={() => void share(false)}>
              停止分享
            </Button>
          ) : (
            <Button type="primary" loading={isPending} onClick={() => void share(true)}>
              生成链接
            </Button>
          )}
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      <p>
        任何拿到链接的人都可以查看这张报价单（含公司名称与联系方式），不能下单；停止分享后链接立即失效。
      </p>
      {link ? (
        <p className={s.link}>
          <Input readOnly value={link} aria-label="分享链接" />
          <CopyButton text={link} />
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className={surface.fieldError}>
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
