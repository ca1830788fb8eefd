import { Descriptions, Form, Input, Radio } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import {
  EMAIL_MAX,
  GENDERS,
  modifyUserInfo,
  NICKNAME_MAX,
  POSITION_MAX,
  type Profile,
} from '@/contract/account/profile-calls'
import type { UserInfo } from '@/contract/account/user-calls'
import { chinaDate } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { AvatarField } from './avatar-field'
import { FormSkeleton } from './form-skeleton'
import s from './profile.module.css'
import { ProfileForm } from './profile-form'

type Values = Pick<Profile, 'nickname' | 'realName' | 'gender' | 'position' | 'email'>

const GENDER_OPTIONS = GENDERS.map(({ gender, title }) => ({ value: gender, label: title }))
const rules = modifyUserInfo.input.shape

const genderOf = (text: string | undefined) =>
  GENDERS.find(({ gender }) => gender === text)?.gender ?? 'none'

function valuesOf(user: UserInfo): Values {
  const { nickname = '', realName = '', gender, position = '', email = '' } = user
  return { nickname, realName, gender: genderOf(gender), position, email }
}

function Items() {
  return (
    <>
      <div className={s.pair}>
        <Form.Item name="nickname" label="昵称" rules={fieldRules(rules.nickname)}>
          <Input maxLength={NICKNAME_MAX} />
        </Form.Item>
        <Form.Item
          name="realName"
          label="姓名"
          rules={fieldRules(rules.realName)}
          extra="报价单等单据上的联系人"
        >
          <Input autoComplete="name" maxLength={NICKNAME_MAX} />
        </Form.Item>
      </div>
      <Form.Item name="gender" label="称呼">
        <Radio.Group aria-label="称呼" options={GENDER_OPTIONS} />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item name="position" label="职位" rules={fieldRules(rules.position)}>
          <Input autoComplete="organization-title" maxLength={POSITION_MAX} />
        </Form.Item>
        <Form.Item name="email" label="邮箱" rules={fieldRules(rules.email)}>
          <Input type="email" autoComplete="email" maxLength={EMAIL_MAX} />
        </Form.Item>
      </div>
    </>
  )
}

/** What the buyer cannot change here. */
function Facts({ user: { username, phone = '', createTime } }: { user: UserInfo }) {
  const phoneChange = (
    <>
      {phone}{' '}
      <MallLink href={routes.userInfo('security')} className={s.change}>
        更换
      </MallLink>
    </>
  )
  return (
    <Descriptions
      className={s.facts}
      size="small"
      column={1}
      items={[
        { key: 'username', label: '用户名', children: username },
        { key: 'phone', label: '手机号', children: phoneChange },
        ...(createTime
          ? [{ key: 'since', label: '注册时间', children: chinaDate(createTime) }]
          : []),
      ]}
    />
  )
}

function Loaded({ user }: { user: UserInfo }) {
  return (
    <>
      <AvatarField avatarId={user.avatarId ?? ''} name={user.nickname || user.username} />
      <Facts user={user} />
      <ProfileForm<Values> saved={valuesOf(user)}>
        <Items />
      </ProfileForm>
    </>
  )
}

/** Profile of the signed-in user. */
export function ProfileSection() {
  const session = useSession()
  return (
    <Resource data={session.user} {...session} skeleton={<FormSkeleton hasPicture />}>
      {(user) => <Loaded user={user} />}
    </Resource>
  )
}
