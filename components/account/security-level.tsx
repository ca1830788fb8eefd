import { Progress } from 'antd'
import { Icon } from '@/components/ui/icon'
import {
  DEVICES_FEW,
  PASSWORD_OLD_DAYS,
  type SecurityPoint,
} from '@/contract/account/security-calls'
import s from './security.module.css'

const LEVELS = ['低', '低', '中', '高'] as const

const WHOLE = 100

const WORDS: Record<SecurityPoint['point'], { holds: string; lacks: string }> = {
  phone: { holds: '已绑定手机号', lacks: '绑定手机号，可用于登录和找回密码' },
  password: {
    holds: `登录密码在 ${PASSWORD_OLD_DAYS} 天内更新过`,
    lacks: `登录密码已超过 ${PASSWORD_OLD_DAYS} 天，建议修改`,
  },
  devices: {
    holds: `登录的设备不超过 ${DEVICES_FEW} 台`,
    lacks: `登录的设备超过 ${DEVICES_FEW} 台，请退出不用的设备`,
  },
}

type SecurityLevelProps = { points: readonly SecurityPoint[] }

/** Security level, its reasons, and what would raise it. */
export function SecurityLevel({ points }: SecurityLevelProps) {
  const level = points.filter(({ holds }) => holds).length
  const name = LEVELS[level] ?? LEVELS[0]
  return (
    <section className={s.level} aria-label="安全等级">
      <div className={s.grade} data-level={level}>
        安全等级 <strong>{name}</strong>
        <Progress
          aria-hidden="true"
          steps={LEVELS.length - 1}
          percent={(level / (LEVELS.length - 1)) * WHOLE}
          showInfo={false}
        />
      </div>
      <ul className={s.points}>
        {points.map(({ point, holds }) => (
          <li key={point} className={holds ? s.good : s.lacking}>
            <Icon name={holds ? 'check' : 'warn'} size={14} />
            {holds ? WORDS[point].holds : WORDS[point].lacks}
          </li>
        ))}
      </ul>
    </section>
  )
}
