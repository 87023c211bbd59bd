import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** What HEAD of a clone leads to, read from its files, because the product's user may have no git. */
function headOf(root: string): string {
  // A second working tree has a file that says where its folder is, which says where the shared one is.
  const [, elsewhere] = /^gitdir: (.+)$/.exec(textOf(join(root, '.git'))) ?? []
  const own = resolve(root, elsewhere ?? '.git')
  const shared = resolve(own, textOf(join(own, 'commondir')) || '.')
  const head = textOf(join(own, 'HEAD'))
  const [, branch] = /^ref: (.+)$/.exec(head) ?? []
  if (!branch) return head
  const packed = textOf(join(shared, 'packed-refs')).split('\n')
  return textOf(join(shared, branch)) || (packed.find((line) => line.endsWith(` ${branch}`)) ?? '')
}

/**
 * The commit of the code in a folder, by its first eight digits: what the file `commit` says, which an image has, or what
 * a clone has checked out. Undefined where neither is there.
 */
export const commitOf = (root: string): string | undefined =>
  /^[0-9a-f]{8}/.exec(textOf(join(root, 'commit')) || headOf(root))?.[0]
