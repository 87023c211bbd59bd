/**
 * The product must not start, or a command must not run, and a person can do something about it. The message is one or
 * two sentences that say what is wrong, who holds it, and what to do; it is printed as it is, without a stack.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
  /** What the process ends with. A service manager may try again. */
  readonly exitCode: number = 1
}

/** The configuration is what is wrong, so that starting again will not help: EX_CONFIG of sysexits.h. */
export class ConfigurationRefusal extends StartRefusal {
  override readonly exitCode = 78
}
