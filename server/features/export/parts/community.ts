import { fileKey } from '../../images/queries.ts'
import { byPage, localTime, mapped, type Part, pageRows, type Source } from '../part.ts'

type Post = {
  id: string
  post_type: string
  content: string
  image_hash: string | null
  image_width: number | null
  likes: number
  comments: number
  created_at: string
}

const posts = ({ db, memberId }: Source) =>
  byPage<Post>((after) => {
    const query = db
      .selectFrom('posts')
      .leftJoin('images', 'images.hash', 'posts.image_hash')
      .select(['id', 'post_type', 'content', 'image_hash', 'images.width as image_width'])
      .select(['likes', 'comments', 'created_at'])
      .where('member_id', '=', memberId)
    return (after ? query.where('id', '>', after.id) : query).orderBy('id').limit(pageRows).execute()
  }, pageRows)

const comments = ({ db, memberId }: Source) =>
  byPage<{ id: string; post_id: string; content: string; created_at: string }>((after) => {
    const query = db
      .selectFrom('comments')
      .select(['id', 'post_id', 'content', 'created_at'])
      .where('member_id', '=', memberId)
    return (after ? query.where('id', '>', after.id) : query).orderBy('id').limit(pageRows).execute()
  }, pageRows)

const likes = ({ db, memberId }: Source) =>
  byPage<{ post_id: string; created_at: string }>((after) => {
    const query = db
      .selectFrom('post_likes')
      .select(['post_id', 'created_at'])
      .where('member_id', '=', memberId)
    return (after ? query.where('post_id', '>', after.post_id) : query)
      .orderBy('post_id')
      .limit(pageRows)
      .execute()
  }, pageRows)

/** By their ids alone: names are other people's. */
const blocked = ({ db, memberId }: Source) =>
  byPage<{ member_id: string; at: string }>((after) => {
    const query = db
      .selectFrom('blocks')
      .select(['blocked_id as member_id', 'at'])
      .where('member_id', '=', memberId)
    return (after ? query.where('blocked_id', '>', after.member_id) : query)
      .orderBy('blocked_id')
      .limit(pageRows)
      .execute()
  }, pageRows)

const picturePath = (key: string) => `images/${key}`

/** The picture of a post in the archive; null if it has none. */
const pictureOf = ({ image_hash, image_width }: Post): string | null =>
  image_hash && image_width ? picturePath(fileKey(image_hash, image_width)) : null

/** What the member wrote to others, with its pictures, and whom they blocked. What others wrote below is theirs. */
export const community: Part = {
  kind: 'community',
  tables: ['posts', 'comments', 'post_likes', 'blocks'],
  async write(files, source) {
    const { t, zone } = source
    await files.list(
      'posts.json',
      mapped(posts(source), (post) => {
        const { image_hash: _, image_width: _width, ...told } = post
        return { ...told, image: pictureOf(post) }
      }),
    )
    await files.list('comments.json', comments(source))
    await files.list('likes.json', likes(source))
    await files.list('blocked.json', blocked(source))
    await files.table(
      'csv/posts.csv',
      [t('Date and time'), t('Type'), t('Text'), t('Likes'), t('Comments')],
      mapped(posts(source), (post) => [
        localTime(post.created_at, zone),
        post.post_type,
        post.content,
        post.likes,
        post.comments,
      ]),
    )
    await files.table(
      'csv/comments.csv',
      [t('Date and time'), t('Text')],
      mapped(comments(source), ({ created_at, content }) => [localTime(created_at, zone), content]),
    )
    for await (const { image_hash, image_width } of posts(source)) {
      if (!image_hash || !image_width) continue
      const key = fileKey(image_hash, image_width)
      await files.picture(picturePath(key), key)
    }
  },
}
