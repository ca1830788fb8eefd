/** What shows antd widgets, as one chunk: each one more costs every page a line of its loader. */
export { QuotationScreen } from './quotation-screen'
export { QuotationTable } from './quotation-table'
