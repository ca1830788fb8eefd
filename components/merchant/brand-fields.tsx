import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { JOIN_BRANDS_MAX } from '@/contract/merchant/merchant-form-calls'
import { FileField } from './file-field'
import type { StepProps } from './form-parts'
import s from './join.module.css'

type Brand = MerchantDraft['business']['brands'][number]

/** Brands to be sold, each with its authorization document. */
export function BrandFields({ draft, change, fieldError, place }: StepProps) {
  const { brands } = draft.business
  const setAll = (of: (now: Brand[]) => Brand[]) =>
    change((now) => ({
      ...now,
      business: { ...now.business, brands: of(now.business.brands) },
    }))
  const set = (place: number, part: Partial<Brand>) =>
    setAll((now) => now.map((brand, at) => (at === place ? { ...brand, ...part } : brand)))
  return (
    <fieldset className={s.brands}>
      <legend className={s.legend}>品牌与授权</legend>
      {brands.map((brand, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brands may be alike while they are typed
        <div key={at} className={s.brand}>
          <TextField
            label={`品牌 ${at + 1}`}
            name={`brands.${at}.name`}
            required
            value={brand.name}
            fieldError={fieldError(`brands.${at}.name`)}
            onChange={(name) => set(at, { name })}
          />
          <FileField
            label={`品牌 ${at + 1} 商标注册证或授权书`}
            value={brand.file}
            fieldError={fieldError(`brands.${at}.file`)}
            place={place}
            ticket={draft.correcting?.ticket ?? ''}
            onChange={(file) => set(at, { file })}
          />
          {brands.length > 1 ? (
            <Button
              variant="text"
              size="s"
              onClick={() => setAll((now) => now.filter((_, saved) => saved !== at))}
            >
              去掉品牌 {at + 1}
            </Button>
          ) : null}
        </div>
      ))}
      {brands.length < JOIN_BRANDS_MAX ? (
        <Button size="s" onClick={() => setAll((now) => [...now, { name: '', file: null }])}>
          添加品牌
        </Button>
      ) : null}
    </fieldset>
  )
}
