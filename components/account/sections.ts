/** The sections that are read and filled in, as one chunk: each one more costs every page a line of its loader. */
export { InvoicesSection } from '@/components/invoice/shared/invoices-section'
export { TitlesSection } from '@/components/invoice/shared/titles-section'
export { AddressesSection } from './addresses-section'
export { CompanySection } from './company-section'
export { ProfileSection } from './profile-section'
export { SecuritySection } from './security-section'
export { SessionsSection } from './sessions-section'
