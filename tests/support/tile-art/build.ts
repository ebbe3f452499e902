import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { icon } from './icon'
import { sprite } from './sprite'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

/** Draws the tiles and the icon anew: `npx tsx tests/support/tile-art/build.ts`. */
writeFileSync(`${PUBLIC}tiles.svg`, sprite())
writeFileSync(`${PUBLIC}icon.svg`, icon())
