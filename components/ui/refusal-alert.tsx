import { Alert } from 'antd'

type RefusalAlertProps = {
  /** Nothing is shown without one. */
  message: string | null | undefined
  className?: string | undefined
}

/** Why something was refused. */
export function RefusalAlert({ message, className = '' }: RefusalAlertProps) {
  if (!message) return null
  return <Alert type="error" showIcon role="alert" title={message} className={className} />
}
