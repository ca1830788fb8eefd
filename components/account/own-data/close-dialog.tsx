import { Button, Checkbox, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
import { fieldRules } from '@/components/ui/field-rules'
import { ownerProof } from '@/contract/account/own-data-calls'
import { useAccountClosing } from '@/hooks/account/use-own-data'
import { useStartOver } from '@/hooks/account/use-security'
import { CodeItem } from '../shared/code-item'

type Values = { proof: 'password' | 'code'; password: string; code: string; isSure: boolean }
type CloseDialogProps = { onCancel: () => void }

const mustBeSure = {
  validator: async (_rule: unknown, isOn: unknown) => {
    if (isOn !== true) throw new Error('请确认已了解')
  },
}

function ProofItems() {
  const form = Form.useFormInstance<Values>()
  const proof = Form.useWatch('proof', form)
  return (
    <>
      <Form.Item name="proof" label="验证方式">
        <Radio.Group
          options={[
            { value: 'password', label: '登录密码' },
            { value: 'code', label: '短信验证码' },
          ]}
        />
      </Form.Item>
      {proof === 'code' ? (
        <CodeItem scene="closeAccount" phoneField={null} />
      ) : (
        <Form.Item
          name="password"
          label="登录密码"
          required
          rules={fieldRules(ownerProof.password)}
        >
          <Input.Password autoComplete="current-password" maxLength={256} />
        </Form.Item>
      )}
    </>
  )
}

function Closed() {
  const startOver = useStartOver()
  return (
    <Dialog
      title="账号已注销"
      onDismiss={startOver}
      actions={
        <Button type="primary" onClick={startOver}>
          知道了
        </Button>
      }
    >
      <p>您的个人数据已删除，所有设备都已退出登录。</p>
    </Dialog>
  )
}

/** Asks once more, and for a proof that it is the owner. */
export function CloseDialog({ onCancel }: CloseDialogProps) {
  const { close, refusal, isPending } = useAccountClosing()
  const [form] = Form.useForm<Values>()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return <Closed />
  async function send({ proof, password, code }: Values) {
    const proved = proof === 'code' ? { proof, code } : { proof, password }
    if (await close(proved)) setClosed(true)
  }
  return (
    <Dialog
      title="注销账号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button type="primary" danger loading={isPending} onClick={form.submit}>
            永久注销
          </Button>
        </>
      }
    >
      <ApiForm<Values>
        form={form}
        refusal={refusal}
        isPending={isPending}
        initialValues={{ proof: 'password' }}
        onSend={(values) => void send(values)}
      >
        <ProofItems />
        <Form.Item name="isSure" valuePropName="checked" rules={[mustBeSure]}>
          <Checkbox>我已导出需要的数据，了解注销后不能恢复</Checkbox>
        </Form.Item>
      </ApiForm>
    </Dialog>
  )
}
