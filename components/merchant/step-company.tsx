import { DatePicker, Form, Input, Radio } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { fieldRules } from '@/components/ui/field-rules'
import { DAY_FORMAT, pickedDay } from '@/components/ui/picked-day'
import { WRITTEN_CODE_MAX } from '@/contract/account/credit-code-rules'
import {
  COMPANY_TYPES,
  joinCompany,
  SCOPE_MAX,
  taxpayerProof,
} from '@/contract/merchant/merchant-form-calls'
import { choiceOf, FileItem, type JoinField, JoinItems, RegionItem } from './join-items'

const { shape } = joinCompany

const FIELDS: JoinField[] = [
  {
    name: 'companyName',
    label: '企业名称',
    schema: shape.companyName,
    input: <Input autoComplete="organization" />,
  },
  {
    name: 'creditCode',
    label: '统一社会信用代码',
    schema: shape.creditCode,
    input: <Input maxLength={WRITTEN_CODE_MAX} />,
    hint: '18 位，与营业执照一致',
  },
  {
    name: 'companyType',
    label: '企业类型',
    schema: shape.companyType,
    input: choiceOf(COMPANY_TYPES),
  },
  { name: 'legalPerson', label: '法定代表人', schema: shape.legalPerson },
  {
    name: 'capital',
    label: '注册资本（万元）',
    schema: shape.capital,
    input: <Input inputMode="decimal" />,
  },
]

/** The draft holds the day as the API takes it. */
const asPicked = (day: string | undefined) => ({ value: pickedDay(day) })
const asText = (_day: Dayjs | null, text: string | string[] | null) => text ?? ''
const isFuture = (day: Dayjs) => day.isAfter(dayjs())

function FoundedItem() {
  return (
    <Form.Item
      name={['company', 'foundedOn']}
      label="成立日期"
      required
      rules={fieldRules(shape.foundedOn)}
      getValueProps={asPicked}
      getValueFromEvent={asText}
    >
      <DatePicker format={DAY_FORMAT} disabledDate={isFuture} placeholder="如 2015-06-01" />
    </Form.Item>
  )
}

/** Step 1: the applicant's company. */
export function StepCompany() {
  const isGeneral = Form.useWatch(['company', 'isGeneralTaxpayer'])
  return (
    <>
      <JoinItems part="company" fields={FIELDS}>
        <FoundedItem />
        <RegionItem name={['company', 'region']} label="注册地址" />
        <Form.Item
          name={['company', 'address']}
          label="详细地址"
          required
          rules={fieldRules(shape.address)}
        >
          <Input />
        </Form.Item>
      </JoinItems>
      <Form.Item
        name={['company', 'scope']}
        label="经营范围"
        required
        rules={fieldRules(shape.scope)}
      >
        <Input.TextArea rows={3} maxLength={SCOPE_MAX} showCount />
      </Form.Item>
      <FileItem name={['company', 'licenceFile']} label="营业执照" schema={shape.licenceFile} />
      <Form.Item name={['company', 'isGeneralTaxpayer']} label="纳税人类型" required>
        <Radio.Group
          options={[
            { value: true, label: '一般纳税人' },
            { value: false, label: '小规模纳税人' },
          ]}
        />
      </Form.Item>
      {isGeneral ? (
        <FileItem
          name={['company', 'taxpayerFile']}
          label="一般纳税人证明"
          schema={taxpayerProof}
        />
      ) : null}
    </>
  )
}
