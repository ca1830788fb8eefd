import { Button, Tag } from 'antd'
import { Resource } from '@/components/ui/resource'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { DeviceSession } from '@/contract/account/security-calls'
import { useDeviceSessions, useSessionChanges } from '@/hooks/account/use-security'
import { useSaid } from '@/hooks/call/use-said'
import s from './security.module.css'
import { SessionsSkeleton } from './security-skeleton'

type SessionRowProps = { session: DeviceSession; isPending: boolean; onEnd: () => void }

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { device, address, signedInAt, lastSeenAt, isCurrent } = session
  return (
    <li className={s.row}>
      <div className={s.what}>
        <h3 className={s.name}>
          {device}
          {isCurrent ? <Tag className={s.mark ?? ''}>本机</Tag> : null}
        </h3>
        <p className={s.text}>
          登录于 <TimestampText value={signedInAt} />
          ，最近使用 <TimestampText value={lastSeenAt} />
          {address ? `，IP ${address}` : ''}
        </p>
      </div>
      {isCurrent ? null : (
        <Button aria-label={`退出设备：${device}`} disabled={isPending} onClick={onEnd}>
          退出
        </Button>
      )}
    </li>
  )
}

function Loaded({ sessions }: { sessions: DeviceSession[] }) {
  const { end, endOthers, isPending, failure } = useSessionChanges()
  const [said, say] = useSaid()
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)

  async function handleEnd({ id, device }: DeviceSession) {
    say('')
    if (await end(id)) say(`已退出 ${device}`)
  }

  async function handleEndOthers() {
    say('')
    const ended = await endOthers()
    if (ended) say(`已退出其他 ${ended.answer.count} 台设备`)
  }

  return (
    <>
      <p className={s.lead}>
        下面的设备登录着您的账号。有不认识的设备时，请先退出它，再修改登录密码。
      </p>
      <div className={s.tools}>
        <Button disabled={isAlone} loading={isPending} onClick={() => void handleEndOthers()}>
          退出其他所有设备
        </Button>
        <span role="status" className={failure ? s.failure : s.said}>
          {failure || said || (isAlone ? '只有本机登录' : '')}
        </span>
      </div>
      <ul className={s.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => void handleEnd(session)}
          />
        ))}
      </ul>
    </>
  )
}

/** Devices signed in to the account; the user can sign out any of them. */
export function SessionsSection() {
  const { sessions, ...requested } = useDeviceSessions()
  return (
    <Resource data={sessions} {...requested} skeleton={<SessionsSkeleton />}>
      {(loaded) => <Loaded sessions={loaded} />}
    </Resource>
  )
}
