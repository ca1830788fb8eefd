import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { modifyUserInfo, type ProfileChange } from '@/contract/account/profile-calls'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { useProfileChange } from '@/hooks/account/use-profile'
import s from './profile.module.css'

type ProfileFormProps<Values extends ProfileChange> = { saved: Values; children: ReactNode }

/** A form of some of the user's data, and its save button. */
export function ProfileForm<Values extends ProfileChange>(props: ProfileFormProps<Values>) {
  const { saved, children } = props
  const { save, isPending, failure } = useProfileChange()
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(`profile:${Object.keys(saved).join()}`)
  const [isChanged, setChanged] = useState(false)
  const [said, setSaid] = useState('')

  async function send(values: Values) {
    // As the contract stores it: trimmed, codes in capitals.
    if (!(await save(modifyUserInfo.input.parse(values)))) return
    // What was typed meanwhile is not saved yet.
    if (JSON.stringify(form.getFieldsValue()) !== JSON.stringify(values)) return
    kept.done()
    setChanged(false)
    setSaid('已保存')
  }

  return (
    <ApiForm<Values>
      kept={kept}
      form={form}
      initialValues={saved}
      refusal={failure}
      isPending={isPending}
      onSend={(values) => void send(values)}
      onValuesChange={() => {
        setChanged(true)
        setSaid('')
      }}
    >
      <div className={s.form}>
        {children}
        <div className={s.ways}>
          <Button type="primary" htmlType="submit" loading={isPending} disabled={!isChanged}>
            保存
          </Button>
          <span role="status" className={s.said}>
            {said}
          </span>
        </div>
      </div>
    </ApiForm>
  )
}
