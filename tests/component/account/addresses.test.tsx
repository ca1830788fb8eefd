import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import {
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/account/delivery-address-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { getSysRegionLevelList } from '@/contract/area/area-calls'
import { ADDRESS_DRAFT, ADDRESS_ID, ADDRESSES, PARSED_ADDRESS } from '../../support/good-checkout'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const at = '/user-info?section=addresses'
const open = () => renderMall(<Page />, { username: 'demo', at })

const REGIONS = [
  {
    code: '33',
    title: '浙江省',
    children: [
      {
        code: '3301',
        title: '杭州市',
        children: [
          { code: '330110', title: '余杭区' },
          { code: '330106', title: '西湖区' },
        ],
      },
    ],
  },
]

beforeEach(() => {
  mock(getSysRegionLevelList, REGIONS)
})

describe('address book', () => {
  it('lists addresses and changes the default', async () => {
    mock(getAddressList, ADDRESSES)
    const sent = mock(setDefaultAddress, null)
    const { user } = open()
    expect(await screen.findByText('浙江省 杭州市 余杭区')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^设为默认：李四/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await screen.findByText(/默认地址已改为/)).toBeVisible()
  })

  it('says what was done where the list cannot be loaded afterwards', async () => {
    mock(getAddressList, ADDRESSES)
    mock(setDefaultAddress, null)
    const { user } = open()
    const button = await screen.findByRole('button', { name: /^设为默认：李四/ })
    mockFailure(getAddressList, { status: 503, msg: '稍后再试' })
    await user.click(button)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    expect(await screen.findByText(/默认地址已改为/)).toBeInTheDocument()
  })

  it('saves a typed address after naming the missing fields', async () => {
    mock(getAddressList, [])
    const sent = mock(saveAddress, { id: ADDRESS_ID })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增地址' }))
    const dialog = within(screen.getByRole('dialog', { name: '新增收货地址' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    for (const fault of ['请填写收货人', '请选择到区县', '请填写街道、门牌号']) {
      expect(await dialog.findByText(fault)).toBeVisible()
    }
    // As it may have had since the dialog opened.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '收货人' })).toHaveFocus())
    expect(dialog.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription(
      '请填写手机号，或带区号的固定电话',
    )
    await user.type(dialog.getByRole('textbox', { name: '收货人' }), '张三')
    await user.type(dialog.getByRole('textbox', { name: '联系电话' }), '13800138000')
    await user.click(dialog.getByRole('combobox', { name: '所在地区' }))
    await user.click(await screen.findByTitle('浙江省'))
    await user.click(await screen.findByTitle('杭州市'))
    await user.click(await screen.findByTitle('余杭区'))
    await user.type(dialog.getByRole('textbox', { name: '详细地址' }), '示例路1号')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent[0]?.body).toEqual(ADDRESS_DRAFT))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('已新增地址')).toBeVisible()
  })

  it('fills the form from pasted text and names what to add', async () => {
    mock(getAddressList, [])
    const requested = mock(parseAddress, { ...PARSED_ADDRESS, contact: '', street: '' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增地址' }))
    await user.type(screen.getByLabelText('粘贴整段地址，自动填写'), '13900139000 浙江杭州余杭')
    await user.click(screen.getByRole('button', { name: '识别' }))
    expect(await screen.findByText('已填入，请补充收货人、详细地址')).toBeVisible()
    expect(requested[0]?.body).toEqual({ text: '13900139000 浙江杭州余杭' })
    expect(screen.getByRole('textbox', { name: '联系电话' })).toHaveValue('13900139000')
    expect(await screen.findByText('浙江省 / 杭州市 / 余杭区')).toBeVisible()
  })

  it('keeps a pasted street that is too long, and says so at the field', async () => {
    mock(getAddressList, [])
    const street = `${'示例路'.repeat(60)}1号`
    mock(parseAddress, { ...PARSED_ADDRESS, street })
    const requested = mock(saveAddress, { id: ADDRESS_ID })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增地址' }))
    await user.type(screen.getByLabelText('粘贴整段地址，自动填写'), '很长的地址')
    await user.click(screen.getByRole('button', { name: '识别' }))
    const field = screen.getByRole('textbox', { name: '详细地址' })
    await waitFor(() => expect(field).toHaveValue(street))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('最多 120 个字'))
    expect(requested).toEqual([])
  })

  it('finds a region by typing its name', async () => {
    mock(getAddressList, [])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增地址' }))
    await user.type(screen.getByRole('combobox', { name: '所在地区' }), '西湖')
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /西湖区/ }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('杭州市 / 西湖区'))
  })

  it('offers the regions again when they failed to load', async () => {
    mock(getAddressList, [])
    mockFailure(getSysRegionLevelList, { status: 400, msg: '暂时无法查询' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增地址' }))
    const retry = await screen.findByRole('button', { name: '重试' })
    mock(getSysRegionLevelList, REGIONS)
    await user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  })

  it('one deleted in another window: says so, shows what is left and keeps what was typed', async () => {
    mock(getAddressList, ADDRESSES)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '修改：张三 示例路1号' }))
    const dialog = within(await screen.findByRole('dialog'))
    const street = await dialog.findByRole('textbox', { name: /详细地址/ })
    await user.clear(street)
    await user.type(street, '新路9号')
    const gone = '收货地址不存在，可能已在别处删除'
    mockFailure(saveAddress, { status: 400, code: 1004, msg: gone })
    mock(getAddressList, [])
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText(gone)).toBeVisible()
    expect(street).toHaveValue('新路9号')
    await waitFor(() => expect(screen.queryByText(/示例路1号/)).toBeNull())
  })

  it('confirms before deleting and shows why a deletion was refused', async () => {
    mock(getAddressList, ADDRESSES)
    mockFailure(deleteAddress, { status: 400, code: 1004, msg: '收货地址不存在，可能已在别处删除' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '删除：张三 示例路1号' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '删除' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('收货地址不存在')
    mock(deleteAddress, null)
    await user.click(await dialog.findByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error with a retry, then the empty state', async () => {
    mockFailure(getAddressList, { status: 400, msg: '暂时无法查询' })
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法查询')
    mock(getAddressList, [])
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText(/^还没有收货地址/)).toBeVisible()
  })
})
