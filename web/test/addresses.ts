type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined }

/** The address of every screen of `routes`; `*` stands for all unknown ones. */
export function addressesOf(routes: Route[], base = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const address = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+/g, '/')
    if (children) return addressesOf(children, address)
    return index || path ? [address.replace(/(?<=.)\/$/, '')] : []
  })
}
