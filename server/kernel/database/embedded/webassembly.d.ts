/** The little of WebAssembly that is used here: Node has it, but only the browser's types declare it. */
declare namespace WebAssembly {
  type Module = { readonly module: unique symbol }
  function compile(bytes: Uint8Array): Promise<Module>
}
