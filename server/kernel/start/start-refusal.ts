/**
 * The product must not start, or a command must not run, and a person can mend that. The message is one or two
 * sentences: what is wrong, who holds it, and what to do. It is printed as it is, without a stack.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
  /** The exit code of the process. A service manager may try again. */
  readonly exitCode: number = 1
}

/** One of several processes could not start, and said why. */
export class ProcessRefusal extends StartRefusal {
  override readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The configuration is wrong, so starting again will not help: EX_CONFIG of sysexits.h. */
export class ConfigurationRefusal extends StartRefusal {
  override readonly exitCode = 78
}
