/**
 * The browser's address of a picture that the API names. Uploads are under the API's own base (ruling 23), the
 * product's own art is beside it.
 */
export const pictureAddress = (named: string): string =>
  named.startsWith('/uploads/') ? `/api${named}` : named

/** The API's address of a picture, from the address that a page has shown. */
export const namedAddress = (shown: string): string => shown.replace(/^\/api(?=\/uploads\/)/, '')
