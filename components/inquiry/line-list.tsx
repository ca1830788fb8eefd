import { Button, Form } from 'antd'
import { useRef } from 'react'
import surface from '@/components/ui/surface.module.css'
import { INQUIRY_LINES_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import type { DraftLine } from '@/hooks/inquiry/use-inquiry-draft'
import { EMPTY_LINE } from './form-values'
import s from './inquiry-form.module.css'
import { SkuFields, TextFields } from './line-fields'

/** The lines of the form: SKUs of the mall, or goods in the buyer's words. */
export function LineList() {
  const form = Form.useFormInstance()
  const list = useRef<HTMLOListElement>(null)
  const lineAt = (name: number): DraftLine | undefined => form.getFieldValue(['lines', name])

  // The field of a new line is where the buyer types next.
  function handleAdd(add: (line: DraftLine) => void) {
    add(EMPTY_LINE)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus(),
    )
  }

  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => (
        <>
          <ol ref={list} className={s.lines} aria-label="询价行">
            {fields.map(({ key, name }, at) => {
              const line = lineAt(name)
              const place = at + 1
              return (
                <li key={key} className={s.line}>
                  {line?.kind === 'sku' ? (
                    <SkuFields name={name} place={place} skuId={line.skuId} />
                  ) : (
                    <TextFields name={name} place={place} />
                  )}
                  <Button
                    type="text"
                    disabled={fields.length === 1}
                    aria-label={`删除第 ${place} 行`}
                    onClick={() => remove(name)}
                  >
                    删除
                  </Button>
                </li>
              )
            })}
          </ol>
          <div className={s.add}>
            <Button
              type="dashed"
              disabled={fields.length >= INQUIRY_LINES_MAX}
              onClick={() => handleAdd(add)}
            >
              添加一行
            </Button>
            <span className={surface.caption}>
              {fields.length}/{INQUIRY_LINES_MAX} 行
            </span>
          </div>
        </>
      )}
    </Form.List>
  )
}
