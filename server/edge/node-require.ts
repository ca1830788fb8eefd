/** `require` of Node's, from the mall's folder: the bundler would put something of its own in the place of an import. */
export const nodeRequire = () =>
  process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/package.json`)
