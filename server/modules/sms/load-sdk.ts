/**
 * Loads a CommonJS package as what it is: an import would wrap its default export once more, in
 * one way when bundled and in another when not.
 */
export const loadSdk = process
  .getBuiltinModule('node:module')
  .createRequire(`${process.cwd()}/package.json`)
