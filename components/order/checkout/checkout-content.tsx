import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { Stale } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { Address } from '@/contract/account/delivery-address-calls'
import type { OrderPreview } from '@/contract/order/checkout-calls'
import s from '../shared/checkout.module.css'
import { AddressChoice } from './address-choice'
import { GoodsGroup } from './goods-group'
import { InvoiceChoice } from './invoice-choice'
import { PayChoice } from './pay-choice'
import { ReferenceChoice } from './reference-choice'
import { ShippingChoice } from './shipping-choice'
import { CHECKOUT_FORM, SubmitBar } from './submit-bar'
import type { CheckoutScreen } from './use-checkout-screen'

/** Loaded on demand: most orders are what the buyer saw before. */
const ChangesPanel = dynamic(async () => (await import('./changes-panel')).ChangesPanel, {
  loading: late(),
})

/** Nothing the buyer can fill in below would help. */
const BLOCKED = '请先按上方的变化调整商品'

type CheckoutContentProps = {
  preview: OrderPreview
  addresses: Address[]
  screen: CheckoutScreen
  view: string
}

function Goods({ preview, screen: { form, checkout } }: CheckoutContentProps) {
  return (
    <Stale isStale={checkout.isStale}>
      {preview.groups.map((group) => (
        <GoodsGroup
          key={group.shop.id}
          group={group}
          arrivals={preview.arrivals}
          isTogether={form.shipsTogether}
          costCenters={form.lineCostCenters}
          onCostCenter={form.setCostCenter}
          formId={CHECKOUT_FORM}
          remark={form.remarkOf(group.shop.id)}
          onRemark={(remark) => form.setRemark(group.shop.id, remark)}
        />
      ))}
    </Stale>
  )
}

/** Content of the checkout; read-only while the order is being submitted. */
export function CheckoutContent(props: CheckoutContentProps) {
  const { preview, addresses, screen, view } = props
  const { checkout, form, submission, fieldErrors } = screen
  const { phase } = submission.state
  const isBusy = phase !== 'idle'
  const { groups, changes, holdRefusal } = preview
  const mustChange = groups.length === 0 || changes.some(({ blocks }) => blocks)
  return (
    <>
      <form
        id={CHECKOUT_FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          screen.submit()
        }}
      />
      <div inert={isBusy}>
        {changes.length > 0 ? (
          <ChangesPanel
            changes={changes}
            source={checkout.source}
            hasAccepted={form.hasAccepted}
            onAccept={form.accept}
          />
        ) : null}
        <div className={`${surface.panel} ${s.choices}`}>
          <AddressChoice
            addresses={addresses}
            chosenId={checkout.addressId}
            fieldError={fieldErrors.address}
            onPick={checkout.pick}
          />
          <PayChoice value={form.payType} types={preview.payTypes} onChange={form.setPayType} />
          <ShippingChoice
            arrivals={preview.arrivals}
            isTogether={form.shipsTogether}
            onChange={form.setShipsTogether}
          />
          <InvoiceChoice form={form} groups={groups} fieldError={fieldErrors.invoice} />
          <ReferenceChoice
            value={form.references}
            now={preview.now}
            arrivals={preview.arrivals}
            fieldError={fieldErrors.references}
            onChange={form.setReferences}
          />
        </div>
        <Goods {...props} />
      </div>
      <SubmitBar
        preview={preview}
        submission={submission}
        view={view}
        fieldError={Object.values(fieldErrors).find(Boolean) ?? holdRefusal ?? ''}
        missing={mustChange ? [BLOCKED] : Object.values(form.fieldErrors).filter(Boolean)}
        isBusy={isBusy}
        isStale={checkout.isStale}
        isBlocked={mustChange || holdRefusal !== null}
      />
    </>
  )
}
