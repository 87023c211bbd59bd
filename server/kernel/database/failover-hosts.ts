const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?#]+)(.*)$/i

/**
 * One URL for each host of a URL that names several, as libpq writes it: `postgres://me:secret@one:5432,two/name`
 * (PostgreSQL manual, section 34.1.1.3). Undefined when one of them is no URL.
 */
export function urlsOf(url: string): string[] | undefined {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`)
  return hosts && urls.every((each) => URL.canParse(each) && new URL(each).hostname) ? urls : undefined
}

export type Hosts = {
  /** Where to connect to next. */
  current(): string
  /** Marks a host as not writable at the moment, so that the next one is tried. */
  failed(url: string): void
  several: boolean
}

/** Tries the servers of a cluster in turn, and stays with the one that works: its primary. */
export function hostsOf(urls: readonly string[]): Hosts {
  let at = 0
  const current = () => urls[at % urls.length] ?? ''
  return {
    current,
    failed: (url) => {
      if (url === current()) at += 1
    },
    several: urls.length > 1,
  }
}
