import { useId } from 'react'
import f from '@/components/shared/form.module.css'
import { routes } from '@/contract/routes'
import s from './login-view.module.css'

type AgreementFieldProps = {
  isAgreed: boolean
  fault: string
  onChange: (isAgreed: boolean) => void
}

/** The tick that agrees; the texts open beside, so that what is typed stays. */
export function AgreementField({ isAgreed, fault, onChange }: AgreementFieldProps) {
  const id = useId()
  return (
    <div className={f.field}>
      <div className={s.agreement}>
        <label className={f.check}>
          <input
            type="checkbox"
            checked={isAgreed}
            aria-required
            aria-invalid={fault !== ''}
            aria-describedby={fault ? `${id}-note` : undefined}
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
      {fault ? (
        <p id={`${id}-note`} className={f.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
