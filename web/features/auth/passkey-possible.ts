/** Whether this browser can have passkeys at this address: it needs a name, and must be secure. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  window.isSecureContext &&
  !/^[\d.]+$|^\[/.test(window.location.hostname)
