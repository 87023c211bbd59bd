import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '../../../contract/community.ts'
import { feed } from './queries.ts'

function changePages(client: QueryClient, change: (page: Post[], at: number) => Post[]): void {
  client.setQueryData(feed.queryKey, (fetched) => fetched && { ...fetched, pages: fetched.pages.map(change) })
}

/** Changes one post where it has been fetched. */
export function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  changePages(client, (page) => page.map((post) => (post.id === id ? change(post) : post)))
}

/** Puts a new post on top of what has been fetched; one that was sent twice stays one. */
export function addPost(client: QueryClient, post: Post): void {
  removePost(client, post.id)
  changePages(client, (page, at) => (at === 0 ? [post, ...page] : page))
}

/** Takes a post out of what has been fetched. */
export function removePost(client: QueryClient, id: string): void {
  changePages(client, (page) => page.filter((post) => post.id !== id))
}
