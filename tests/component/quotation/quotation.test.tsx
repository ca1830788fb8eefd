import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { CheckView } from '@/components/quotation/check-view'
import { PrintView } from '@/components/quotation/print-view'
import { getCartList } from '@/contract/cart/cart-calls'
import { getArrivalState } from '@/contract/product/arrival-notice-calls'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  parseLineIds,
  verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import { CART, MESSAGE_ID } from '../../support/good-personal'
import { CHECK, QUOTATION } from '../../support/good-quotation'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

describe('quotation export from the cart', () => {
  it('shows why it failed and can be retried in another format', async () => {
    mock(getCartList, CART)
    mock(getArrivalState, [])
    const calls = mockFailure(exportCartsQuotation, { status: 422, code: 1022, msg: '商品已下架' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    const menu = await screen.findByRole('button', { name: '导出报价单' })
    await user.click(menu)
    expect(screen.getByRole('button', { name: 'Excel 表格' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('商品已下架')
    expect(calls[0]?.body).toMatchObject({ format: 'xlsx' })
    await user.click(menu)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(calls[1]?.body).toMatchObject({ format: 'csv' }))
  })
})

describe('quotation print page', () => {
  it('shows a draft, then issues it and prints it under its number', async () => {
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

  it('shows an error and retries', async () => {
    mockFailure(getQuotationDraft, { status: 422, code: 1022, msg: '请先选择要报价的商品' })
    const { user } = renderMall(<PrintView ids={[]} />, { username: 'demo' })
    expect(await screen.findByRole('alert')).toHaveTextContent('请先选择要报价的商品')
    mock(getQuotationDraft, QUOTATION)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('article', { name: '报价单' })).toBeVisible()
  })

  it('sends a visitor to the sign-in', async () => {
    const { router } = renderMall(<PrintView ids={[]} />, { at: '/quotation/print' })
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fquotation%2Fprint'))
  })

  it('takes only line ids from its address', () => {
    expect(parseLineIds(`${MESSAGE_ID},x,${MESSAGE_ID},../a`)).toEqual([MESSAGE_ID])
  })
})

describe('quotation check page', () => {
  it('shows a known quotation and that it has expired', async () => {
    mock(verifyQuotation, { ...CHECK, isValid: false })
    renderMall(<CheckView no={CHECK.no} />)
    expect(await screen.findByText('该报价单由本站出具，已过有效期')).toBeVisible()
    expect(screen.getByText('2026-11-28')).toBeVisible()
  })

  it('states that the quotation is unknown', async () => {
    mockFailure(verifyQuotation, { status: 400, code: 1004, msg: '没有查到' })
    renderMall(<CheckView no="Q1" />)
    expect(await screen.findByRole('heading', { name: /没有查到该报价单/, level: 2 })).toBeVisible()
  })
})
