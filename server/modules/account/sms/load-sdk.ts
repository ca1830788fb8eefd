/**
 * Loads a CommonJS package through require: an import would wrap its default export, and do so
 * differently when bundled.
 */
export const loadSdk = process
  .getBuiltinModule('node:module')
  .createRequire(`${process.cwd()}/package.json`)
