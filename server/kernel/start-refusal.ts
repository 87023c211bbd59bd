/**
 * The product must not start, and a person can do something about it. The message is one or two sentences
 * that say what is wrong, who holds it, and what to do; it is printed as it is, without a stack.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
