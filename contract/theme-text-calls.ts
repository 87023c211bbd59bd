import { lengths } from './limits.ts'
import { curator, rows } from './row.ts'
import { themeLanguage, themeTexts, themeTextsByLanguage, themeTextsChange } from './theme-texts.ts'
import { themeId } from './themes.ts'

/** The calls about a theme's words in other languages. Part of `api.ts`. */
export const themeTextCalls = rows({
  'GET /themes/library/{id}/texts': curator({
    summary: "A theme's words in other languages",
    params: themeId,
    response: themeTextsByLanguage,
  }),
  'PATCH /themes/library/{id}/texts/{language}': curator({
    summary: "Change a theme's words in one language, or only some parts of them",
    params: themeLanguage,
    body: themeTextsChange,
    response: themeTexts,
    bodyLimit: lengths.listBody,
  }),
})
