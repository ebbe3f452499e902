import { describe, expect, it } from 'vitest'
import { TILE_TEXTS } from '../../src/engine/tiles/tile'
import { actionLabelsEn, termsEn } from '../../src/i18n/en/terms'
import { tileNamesEn } from '../../src/i18n/en/tiles'
import { actionLabelsZh, termsZh } from '../../src/i18n/zh-Hant/terms'
import { WORDINGS } from '../../src/i18n/worded'
import { tileNamesZh } from '../../src/i18n/zh-Hant/tiles'

describe.each(WORDINGS)('the words of %s', (wording) => {
  it.each([
    ['English', tileNamesEn],
    ['Chinese', tileNamesZh],
  ] as const)('tell the 42 faces apart in %s', (_, names) => {
    expect(new Set(TILE_TEXTS.map((text) => names[wording][text])).size).toBe(42)
  })

  it.each([
    ['English actions', actionLabelsEn],
    ['Chinese actions', actionLabelsZh],
    ['English terms', termsEn],
    ['Chinese terms', termsZh],
  ] as const)('leave none of the %s empty', (_, words) => {
    const texts = Object.values(words).map((worded) => worded[wording])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})

describe('what a tile is called', () => {
  it.each([
    ['3p', '3 Circles', '3 dots', '三筒', '三筒'],
    ['1s', '1 Bamboo', '1 bamboo', '一索', '一條'],
    ['9m', '9 Characters', '9 characters', '九萬', '九萬'],
    ['1z', 'East', 'East', '東風', '東風'],
    ['5z', 'White dragon', 'White dragon', '白板', '白板'],
    ['7z', 'Red dragon', 'Red dragon', '紅中', '紅中'],
    ['6f', 'Summer (red 2)', 'Summer (season 2)', '夏（紅 2）', '夏（2）'],
  ] as const)('%s', (text, hongKongEn, taiwanEn, hongKongZh, taiwanZh) => {
    expect(tileNamesEn.hongKong[text]).toBe(hongKongEn)
    expect(tileNamesEn.taiwan[text]).toBe(taiwanEn)
    expect(tileNamesZh.hongKong[text]).toBe(hongKongZh)
    expect(tileNamesZh.taiwan[text]).toBe(taiwanZh)
  })
})
