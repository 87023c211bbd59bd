/** The id that the address of `![…](image:ID)` names. */
export const imageIdOf = (address: string): string | undefined =>
  /^image:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(address)?.[1]?.toLowerCase()
