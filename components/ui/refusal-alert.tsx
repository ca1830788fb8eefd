import { Alert } from 'antd'

type RefusalAlertProps = { message: string }

/** Why something was refused. */
export function RefusalAlert({ message }: RefusalAlertProps) {
  return <Alert type="error" showIcon role="alert" title={message} />
}
