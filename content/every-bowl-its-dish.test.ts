import { expect, test } from 'vitest'
import { starterThemes } from './library.ts'

test('chopsticks lie on no bowl but the miso soup', () => {
  const pictured = starterThemes.filter(({ recipe }) => recipe.image === 'exercise/warm-bowl')
  expect(pictured.map(({ recipe }) => recipe.title)).toEqual(['Miso soup with silken tofu and spring onions'])
})
