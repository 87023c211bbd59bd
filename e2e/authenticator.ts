import type { Page } from '@playwright/test'

/**
 * Gives a page's browser a device that keeps passkeys, as a phone has. It answers at once; with `waits`, only when it is
 * told to.
 */
export async function addAuthenticator(page: Page, { waits = false } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: !waits,
    },
  })
  return {
    /** Whether it touches a request by itself, as somebody does who picks a passkey. */
    touch: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
