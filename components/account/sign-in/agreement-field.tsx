import { useId } from 'react'
import f from '@/components/ui/form.module.css'
import { routes } from '@/contract/routes'
import s from './login-view.module.css'

type AgreementFieldProps = {
  isAgreed: boolean
  fieldError: string
  onChange: (isAgreed: boolean) => void
}

/** Agreement checkbox; the texts open in a new tab, so that the form keeps its input. */
export function AgreementField({ isAgreed, fieldError, onChange }: AgreementFieldProps) {
  const id = useId()
  return (
    <div className={f.field}>
      <div className={s.agreement}>
        <label className={f.check}>
          <input
            type="checkbox"
            checked={isAgreed}
            aria-required
            aria-invalid={fieldError !== ''}
            aria-describedby={fieldError ? `${id}-note` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          我已阅读并同意
        </label>
        <a href={routes.help({ type: '3-3' })} target="_blank" rel="noopener">
          《用户协议》
        </a>
        和
        <a href={routes.help({ type: '3-2' })} target="_blank" rel="noopener">
          《隐私政策》
        </a>
      </div>
      {fieldError ? (
        <p id={`${id}-note`} className={f.fieldError} role="alert">
          {fieldError}
        </p>
      ) : null}
    </div>
  )
}
