import { AccountField } from './account-field'

type NewPasswordFieldsProps = {
  label: string
  form: { password: string; again: string }
  fieldErrorOf: (field: 'password' | 'again') => string
  onChange: (change: { password?: string; again?: string }) => void
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, form, fieldErrorOf, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <AccountField
        label={label}
        required
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        hint="8–64 个字符，任意文字和符号，不要用常见密码"
        value={form.password}
        fieldError={fieldErrorOf('password')}
        onChange={(password) => onChange({ password })}
      />
      <AccountField
        label="确认密码"
        required
        name="new-password-again"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        value={form.again}
        fieldError={fieldErrorOf('again')}
        onChange={(again) => onChange({ again })}
      />
    </>
  )
}
