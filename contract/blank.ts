/** Unicode's invisible characters (white space, format, control and blank letters), which alone are no content. */
const invisible = /[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]|\p{Default_Ignorable_Code_Point}/gu

/** Whether a text shows anything at all: zero-width spaces and the like do not count (ruling 29). */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''
