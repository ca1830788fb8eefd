import { Button, Form } from 'antd'
import type { ComponentProps } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { RefusalNotice } from '@/components/ui/refusal-notice'
import { waitText } from '@/contract/china-clock'
import type { Refusal } from '@/hooks/account/use-account-call'
import { useCookiesAllowed } from '@/hooks/account/use-sign-in'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { useHydrated } from '@/hooks/browser/use-hydrated'

type AccountFormProps<Values extends object> = Omit<
  ComponentProps<typeof ApiForm<Values>>,
  'refusal'
> & {
  refusal: Refusal | null
  /** Label of the submit button. */
  action: string
}

/** Frame of the sign-in, registration and reset forms: fields and submit button. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { action, children, ...form } = props
  const areCookiesAllowed = useCookiesAllowed()
  const isHydrated = useHydrated()
  const waitS = useCountdown(form.refusal?.until ?? null)
  return (
    <ApiForm<Values> {...form}>
      {areCookiesAllowed ? null : (
        <Form.Item>
          <RefusalNotice message="请启用Cookie：浏览器已禁用 Cookie，登录状态在刷新或离开本页后会丢失。" />
        </Form.Item>
      )}
      {children}
      <noscript>
        <p>登录和注册需要启用 JavaScript。</p>
      </noscript>
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        loading={form.isPending}
        disabled={!isHydrated || waitS > 0}
      >
        {waitS > 0 ? `${waitText(waitS)}后可重试` : action}
      </Button>
    </ApiForm>
  )
}
