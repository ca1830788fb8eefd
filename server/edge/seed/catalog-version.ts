/** Increment whenever the generated catalogue changes: a start then offers to renew an old one. */
export const CATALOG_VERSION = '34'
/** Version of a catalogue that is no generated one: it is never offered to be renewed. */
export const OWN_CATALOG = 'own'
