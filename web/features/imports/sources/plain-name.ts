/** A name in small letters without marks above or below them, as many write it: `Su Bardağı` as `su bardagi`. */
export const plainName = (name: string): string =>
  name.toLowerCase().replaceAll('_', ' ').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').trim()
