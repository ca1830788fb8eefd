import form from '@/components/ui/form.module.css'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { TextField } from '@/components/ui/text-field'
import {
  BAD_EMAIL_TEXT,
  EMAIL_MAX,
  GENDERS,
  NICKNAME_MAX,
  POSITION_MAX,
  type Profile,
} from '@/contract/account/profile-calls'
import type { UserInfo } from '@/contract/account/user-calls'
import { EMAIL } from '@/contract/invoice/invoice-title-calls'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { AvatarField } from './avatar-field'
import { FormSkeleton } from './form-skeleton'
import s from './profile.module.css'
import { ProfileForm, useProfileForm } from './profile-form'
import { dayText } from './shared/day-text'

type Form = Pick<Profile, 'nickname' | 'realName' | 'gender' | 'position' | 'email'>

const genderOf = (text: string | undefined) =>
  GENDERS.find(({ gender }) => gender === text)?.gender ?? 'none'

function formOf(user: UserInfo): Form {
  const { nickname = '', realName = '', gender, position = '', email = '' } = user
  return { nickname, realName, gender: genderOf(gender), position, email }
}

const fieldErrorsOf = ({ email }: Form) => ({
  email: email.trim() === '' || EMAIL.test(email.trim()) ? '' : BAD_EMAIL_TEXT,
})

type FieldsProps = {
  values: Form
  fieldErrors: { email?: string }
  onChange: (change: Partial<Form>) => void
}

function Fields({ values, fieldErrors, onChange }: FieldsProps) {
  return (
    <>
      <div className={form.pair}>
        <TextField
          label="昵称"
          maxLength={NICKNAME_MAX}
          value={values.nickname}
          onChange={(nickname) => onChange({ nickname })}
        />
        <TextField
          label="姓名"
          autoComplete="name"
          maxLength={NICKNAME_MAX}
          value={values.realName}
          onChange={(realName) => onChange({ realName })}
          hint="报价单等单据上的联系人"
        />
      </div>
      <fieldset className={form.choices}>
        <legend className={form.label}>称呼</legend>
        {GENDERS.map(({ gender, title }) => (
          <label key={gender} className={form.check}>
            <input
              type="radio"
              name="gender"
              checked={values.gender === gender}
              onChange={() => onChange({ gender })}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div className={form.pair}>
        <TextField
          label="职位"
          autoComplete="organization-title"
          maxLength={POSITION_MAX}
          value={values.position}
          onChange={(position) => onChange({ position })}
        />
        <TextField
          label="邮箱"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={values.email}
          fieldError={fieldErrors.email}
          onChange={(email) => onChange({ email })}
        />
      </div>
    </>
  )
}

function Loaded({ user }: { user: UserInfo }) {
  const profile = useProfileForm(formOf(user), fieldErrorsOf)
  const { username, phone = '', createTime, avatarId = '', nickname } = user
  return (
    <>
      <AvatarField avatarId={avatarId} name={nickname || username} />
      <dl className={s.facts}>
        <dt>用户名</dt>
        <dd>{username}</dd>
        <dt>手机号</dt>
        <dd>
          {phone}{' '}
          <MallLink href={routes.userInfo({ section: 'security' })} className={s.change}>
            更换
          </MallLink>
        </dd>
        {createTime ? (
          <>
            <dt>注册时间</dt>
            <dd>{dayText(createTime)}</dd>
          </>
        ) : null}
      </dl>
      <ProfileForm form={profile} onSubmit={() => void profile.submit(profile.values)}>
        <Fields values={profile.values} fieldErrors={profile.fieldErrors} onChange={profile.set} />
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
