import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Post } from '../../../contract/community.ts'
import { commentsOf, feed } from './queries.ts'

/** Fetched pages with other items. The cursors of the pages do not change. */
const withItems = <Item, Next, Param>(
  fetched: InfiniteData<{ items: Item[]; next: Next }, Param> | undefined,
  change: (items: Item[], at: number) => Item[],
) =>
  fetched && {
    ...fetched,
    pages: fetched.pages.map((page, at) => ({ ...page, items: change(page.items, at) })),
  }

/** A post in the fetched pages. */
export const fetchedPost = (client: QueryClient, id: string): Post | undefined =>
  client
    .getQueryData(feed.queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find((post) => post.id === id)

/** Changes one post in the fetched pages. */
export function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  client.setQueryData(feed.queryKey, (fetched) =>
    withItems(fetched, (posts) => posts.map((post) => (post.id === id ? change(post) : post))),
  )
}

/**
 * Adds a new post at the top of the fetched feed. A post that was sent twice stays one. If the answer has no post
 * (ruling 33), the feed is fetched again.
 */
export function addPost(client: QueryClient, post: Post): void {
  if (!post.user_name) return void client.invalidateQueries({ queryKey: feed.queryKey })
  client.setQueryData(feed.queryKey, (fetched) =>
    withItems(fetched, (posts, at) => {
      const others = posts.filter(({ id }) => id !== post.id)
      return at === 0 ? [post, ...others] : others
    }),
  )
}

/** Removes a post from the fetched pages. */
export function removePost(client: QueryClient, id: string): void {
  client.setQueryData(feed.queryKey, (fetched) =>
    withItems(fetched, (posts) => posts.filter((post) => post.id !== id)),
  )
}

/** Removes a comment from the fetched pages, and from its post's count, unless it is still counted for others. */
export function removeComment(
  client: QueryClient,
  postId: string,
  id: string,
  { isCounted = false }: { isCounted?: boolean } = {},
): void {
  client.setQueryData(commentsOf(postId).queryKey, (fetched) =>
    withItems(fetched, (comments) => comments.filter((comment) => comment.id !== id)),
  )
  if (!isCounted)
    changePost(client, postId, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }))
}
