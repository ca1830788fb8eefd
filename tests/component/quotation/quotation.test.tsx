import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { CheckView } from '@/components/quotation/check-view'
import { PrintView } from '@/components/quotation/print-view'
import { getArrivalState } from '@/contract/arrival'
import { getCartList } from '@/contract/cart'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  parseLineIds,
  verifyQuotation,
} from '@/contract/quotation'
import { CART, MESSAGE_ID } from '../../support/good-personal'
import { CHECK, QUOTATION } from '../../support/good-quotation'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

describe('the export of a quotation', () => {
  it('says in the page why it failed, and can be tried again', async () => {
    mock(getCartList, CART)
    mock(getArrivalState, [])
    const calls = mockFailure(exportCartsQuotation, { status: 422, code: 1022, msg: '商品已下架' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.click(await screen.findByRole('button', { name: '导出报价单' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('商品已下架')
    expect(calls[0]?.body).toMatchObject({ format: 'xlsx' })
    await user.click(screen.getByRole('button', { name: '导出报价单 CSV' }))
    await waitFor(() => expect(calls[1]?.body).toMatchObject({ format: 'csv' }))
  })
})

describe('the printed quotation', () => {
  it('is a draft until it is issued, then it is printed under its number', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    mock(getQuotationDraft, QUOTATION)
    const issued = mock(issueQuotation, { ...QUOTATION, no: CHECK.no })
    const { user } = renderMall(<PrintView ids={[MESSAGE_ID]} />, { username: 'demo' })
    expect(await screen.findByText('打印或导出时生成')).toBeVisible()
    expect(screen.getByText('人民币大写：壹佰零捌元整（¥108.00）')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '生成编号并打印' }))
    expect(await screen.findByText(CHECK.no)).toBeVisible()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(issued[0]?.body).toMatchObject({ id: [MESSAGE_ID] })
  })

  it('says why there is none, and tries again', async () => {
    mockFailure(getQuotationDraft, { status: 422, code: 1022, msg: '请先选择要报价的商品' })
    const { user } = renderMall(<PrintView ids={[]} />, { username: 'demo' })
    expect(await screen.findByRole('alert')).toHaveTextContent('请先选择要报价的商品')
    mock(getQuotationDraft, QUOTATION)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('article', { name: '报价单' })).toBeVisible()
  })

  it('leads a visitor to the sign-in', async () => {
    const { router } = renderMall(<PrintView ids={[]} />, { at: '/quotation/print' })
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fquotation%2Fprint'))
  })

  it('takes ids of lines alone from its address', () => {
    expect(parseLineIds(`${MESSAGE_ID},x,${MESSAGE_ID},../a`)).toEqual([MESSAGE_ID])
  })
})

describe('the check of a quotation', () => {
  it('tells what is known of it', async () => {
    mock(verifyQuotation, { ...CHECK, isValid: false })
    renderMall(<CheckView no={CHECK.no} />)
    expect(await screen.findByText('该报价单由本站出具，已过有效期')).toBeVisible()
    expect(screen.getByText('2026-11-28')).toBeVisible()
  })

  it('says that there is none', async () => {
    mockFailure(verifyQuotation, { status: 400, code: 1004, msg: '没有查到' })
    renderMall(<CheckView no="Q1" />)
    expect(await screen.findByRole('heading', { name: /没有查到该报价单/, level: 2 })).toBeVisible()
  })
})
