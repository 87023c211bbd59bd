import { getSystemErrorName } from 'node:util'

/** A failure of the mail library. */
export type MailFault = {
  code?: string
  responseCode?: number
  command?: string
  /** Of the system's own failure, which the library's code hides. */
  errno?: number
  /** It may contain an address, so it is never told. */
  message?: string
}

const systemCode = ({ errno }: MailFault): string | undefined =>
  errno === undefined || errno >= 0 ? undefined : getSystemErrorName(errno)

/** A failure by its codes. */
export const codesOf = (fault: MailFault): string =>
  [systemCode(fault) ?? fault.code, fault.responseCode].filter(Boolean).join(' ') || 'unknown'

const bySystem: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; check its name and port',
  ECONNRESET: 'it hung up',
  EHOSTUNREACH: 'this machine has no way to it',
  ENETUNREACH: 'this machine has no way to it',
  ETIMEDOUT: 'it does not answer in time; check its name and port, and what is in between',
}

/** What is likely behind a failure before anything was sent, in words; undefined if the codes say all that is known. */
export function likelyFault(fault: MailFault, isTls: boolean): string | undefined {
  const { code, message = '' } = fault
  if (code === 'EAUTH') return 'it does not take the name or the password'
  if (code === 'EDNS') return 'there is no such name'
  const ofSystem = bySystem[systemCode(fault) ?? '']
  if (ofSystem) return ofSystem
  // What OpenSSL says of a server that answers in plain text.
  if (/wrong version number|packet length too long|unknown protocol/i.test(message))
    return 'no TLS is spoken there; begin SMTP_URL with smtp://, or say its TLS port, which is often 465'
  if (/certificate|altnames/i.test(message)) return 'its certificate is not valid for that name'
  if (code === 'ETLS') return 'TLS could not be begun'
  if (code === 'ETIMEDOUT' && !isTls)
    return 'it does not answer in time; check its name and port, or begin SMTP_URL with smtps:// if only TLS is spoken there'
  return code === 'ETIMEDOUT' ? bySystem.ETIMEDOUT : undefined
}

/** What a mail server wants that it refuses a letter, in words; undefined if only its codes are known. */
export function likelyRefusal({ command, responseCode = 0 }: MailFault): string | undefined {
  // RFC 4954 section 6: authentication is needed.
  if (responseCode === 530) return 'it wants a name and a password, which SMTP_URL has to have'
  // RFC 5321 section 4.2.3: no such mailbox or no right to it, and a name that is not allowed. Others, such as 552 and
  // 554, are said of quotas and of where the letter comes from.
  if (command === 'MAIL FROM' && [550, 553].includes(responseCode))
    return 'it does not take MAIL_FROM as a sender'
  return undefined
}
