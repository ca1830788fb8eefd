import { Button } from 'antd'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { usePhoneChange, useStartOver } from '@/hooks/account/use-security'
import { NewPhoneStep } from './new-phone-step'
import { OldPhoneStep } from './old-phone-step'

type PhoneDialogProps = {
  /** The phone of the account, masked; null where the host does not say it. */
  phone: string | null
  onCancel: () => void
}

/** Changes the phone: a code to the old one, one to the new one, then all devices sign in again. */
export function PhoneDialog({ phone, onCancel }: PhoneDialogProps) {
  const change = usePhoneChange()
  const startOver = useStartOver()
  const [ticket, setTicket] = useState('')
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Dialog
        title="手机号已更换"
        onDismiss={startOver}
        actions={
          <Button type="primary" onClick={startOver}>
            重新登录
          </Button>
        }
      >
        <p>所有设备都已退出登录。请用新手机号或用户名重新登录。</p>
      </Dialog>
    )
  }
  return ticket ? (
    <NewPhoneStep
      {...change.modifying}
      send={async (form) => {
        if (await change.modify({ ...form, ticket })) setDone(true)
      }}
      onCancel={onCancel}
    />
  ) : (
    <OldPhoneStep
      {...change.verifying}
      phone={phone}
      send={async (code) => setTicket((await change.verify(code)) ?? '')}
      onCancel={onCancel}
    />
  )
}
