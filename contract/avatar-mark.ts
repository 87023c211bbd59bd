/** The mark of an account, which the server computes alike. */
export const markOf = (memberId: string): number => Number.parseInt(memberId.slice(-2), 16) || 0
