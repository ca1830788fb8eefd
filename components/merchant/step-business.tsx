import { Button, Form, Input, Select } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import {
  ANNUAL_SALES,
  JOIN_BRANDS_MAX,
  JOIN_CATEGORIES_MAX,
  JOIN_SHOP_TYPES,
  joinBrand,
  joinBusiness,
  SHIP_TIMES,
} from '@/contract/merchant/merchant-form-calls'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './join.module.css'
import { choiceOf, FileItem, type JoinField, JoinItems, RegionItem } from './join-items'

const { shape } = joinBusiness

const FIELDS: JoinField[] = [
  {
    name: 'shopName',
    label: '店铺名称',
    schema: shape.shopName,
    hint: '2–30 个字，开通后展示给买家',
  },
  { name: 'shopType', label: '店铺类型', schema: shape.shopType, input: choiceOf(JOIN_SHOP_TYPES) },
  {
    name: 'annualSales',
    label: '年销售额',
    schema: shape.annualSales,
    input: choiceOf(ANNUAL_SALES),
  },
  { name: 'shipTime', label: '发货时效', schema: shape.shipTime, input: choiceOf(SHIP_TIMES) },
]

/** Main categories: a few of the two upper levels. */
function CategoriesItem() {
  const { categories } = useCategories(2)
  const options = categories.map((top) => ({
    label: top.name,
    options: [
      { value: top.id, label: `${top.name}（全部）` },
      ...top.children.map(({ id, name }) => ({ value: id, label: name })),
    ],
  }))
  return (
    <Form.Item
      name={['business', 'categoryIds']}
      label="主营类目"
      required
      rules={fieldRules(shape.categoryIds, (ids) => ids ?? [])}
      extra={`最多 ${JOIN_CATEGORIES_MAX} 个`}
    >
      <Select
        mode="multiple"
        maxCount={JOIN_CATEGORIES_MAX}
        options={options}
        loading={categories.length === 0}
        optionFilterProp="label"
        placeholder="输入名称查找，或展开选择"
      />
    </Form.Item>
  )
}

/** Brands to be sold, each with its authorization document. */
function BrandsItem() {
  return (
    <Form.List name={['business', 'brands']}>
      {(brands, { add, remove }) => (
        <fieldset className={s.brands}>
          <legend className={s.legend}>品牌与授权</legend>
          {brands.map(({ key, name }) => (
            <div key={key} className={s.brand}>
              <Form.Item
                name={[name, 'name']}
                label={`品牌 ${name + 1}`}
                required
                rules={fieldRules(joinBrand.shape.name)}
              >
                <Input />
              </Form.Item>
              <FileItem
                name={[name, 'file']}
                label={`品牌 ${name + 1} 商标注册证或授权书`}
                schema={joinBrand.shape.file}
              />
              {brands.length > 1 ? (
                <Button size="small" onClick={() => remove(name)}>
                  去掉品牌 {name + 1}
                </Button>
              ) : null}
            </div>
          ))}
          {brands.length < JOIN_BRANDS_MAX ? (
            <Button onClick={() => add({ name: '', file: null })}>添加品牌</Button>
          ) : null}
        </fieldset>
      )}
    </Form.List>
  )
}

/** Step 2: goods to be sold, and the business model. */
export function StepBusiness() {
  return (
    <>
      <CategoriesItem />
      <BrandsItem />
      <JoinItems part="business" fields={FIELDS}>
        <RegionItem name={['business', 'warehouse']} label="仓库所在地" />
        <Form.Item
          name={['business', 'platformUrl']}
          label="现有平台店铺链接（选填）"
          rules={fieldRules(shape.platformUrl)}
        >
          <Input inputMode="url" placeholder="https://" />
        </Form.Item>
      </JoinItems>
    </>
  )
}
