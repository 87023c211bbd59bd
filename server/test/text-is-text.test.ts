import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeBanner, makeMember, makePost } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Texts that a browser, a template, a query or a spreadsheet might take for code. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table posts; --",
  '<svg/onload=alert`1`>',
  'javascript:alert(document.domain)',
  '[a link](javascript:alert(1)) **bold** # head',
  '{{constructor.constructor("alert(1)")()}} #{7*7} <%= 7*7 %> %s %n',
  '&lt;b&gt; &amp;amp; &#x3c;',
  '=HYPERLINK("https://example.org")',
  '\\u003cscript\\u003e \\x00 \\n C:\\temp',
  '{"__proto__": {"admin": true}}',
  'O’Brien — “naïve” ﷺ שלום 👩‍👩‍👧 Z̴a̶l̸g̵o',
  'mail\u202etxt.exe',
]

describe.each(payloads)('%j comes back as it was written', (text) => {
  test('in names, posts, comments, banners and reports', async () => {
    const [author, admin] = [await makeMember(app), await makeAdmin(app)]
    const name = (await app.call('PATCH /user/profile', { as: author, body: { name: text } })).body.name
    const post = await makePost(app, author, { content: text })
    const { id } = await makeBanner(app, author, { caption: text, alt_text: text, show_name: true })
    const comment = await app.call('POST /community/comments', {
      as: author,
      body: { post_id: post.id, content: text },
    })
    await app.call('POST /banners/{id}/report', { as: admin, params: { id }, body: { reason: text } })

    const feed = (await app.call('GET /community/posts', { as: admin })).body
    const params = { postId: post.id }
    const comments = (await app.call('GET /community/comments/{postId}', { as: admin, params })).body
    const gallery = (await app.call('GET /banners/shared', { as: admin })).body
    const moderated = (await app.call('GET /admin/banners', { as: admin })).body
    const reports = (await app.call('GET /admin/banners/{id}/reports', { as: admin, params: { id } })).body
    const own = (await app.call('GET /me/banner', { as: author })).body
    const shown = gallery.find((one) => one.id === id)
    const listed = moderated.find((one) => one.id === id)
    expect([
      name,
      post.content,
      feed[0]?.content,
      feed[0]?.user_name,
      comment.body.content,
      comments[0]?.content,
      comments[0]?.user_name,
      shown?.caption,
      shown?.alt_text,
      shown?.display_name,
      listed?.caption,
      listed?.user_name,
      reports[0]?.reason,
      own.caption,
      own.alt_text,
    ]).toEqual(Array(15).fill(text))
  })
})

test('every answer is JSON that a browser will not take for a page', async () => {
  const as = await makeMember(app, { name: '<script>alert(1)</script>' })
  await makePost(app, as, { content: '<script>alert(1)</script>' })
  const { headers } = await app.call('GET /community/posts', { as })
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the log holds none of what people write', async () => {
  const as = await makeMember(app)
  const words = 'a-very-private-sentence'
  const post = await makePost(app, as, { content: words })
  await app.call('POST /community/comments', { as, body: { post_id: post.id, content: words } })
  await makeBanner(app, as, { caption: words, alt_text: words })
  await app.call('POST /community/posts', { as, body: { content: words, post_type: words as 'art' } })
  expect(app.logged()).not.toContain(words)
})
