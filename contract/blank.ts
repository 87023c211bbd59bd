/** Any but Unicode's invisible characters (white space, format, control and blank letters), which alone are no content. */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether a text shows anything at all: zero-width spaces and the like do not count (ruling 29). */
export const isBlank = (text: string): boolean => !visible.test(text)
