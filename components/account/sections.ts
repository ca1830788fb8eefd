/** The sections that are filled in, as one chunk: each one more costs every page a line of its loader. */
export { TitlesSection } from '@/components/invoice/shared/titles-section'
export { AddressesSection } from './addresses-section'
export { CompanySection } from './company-section'
export { OwnDataSection } from './own-data/own-data-section'
export { ProfileSection } from './profile-section'
export { SecuritySection } from './security-section'
export { SessionsSection } from './sessions-section'
