/**
 * Where the browser finds a picture that the API names: uploads lie under the API's own base (ruling 23), the
 * product's own art beside it.
 */
export const pictureAddress = (named: string): string =>
  named.startsWith('/uploads/') ? `/api${named}` : named

/** The address by which the API takes a picture, of one that a page has shown. */
export const namedAddress = (shown: string): string => shown.replace(/^\/api(?=\/uploads\/)/, '')
