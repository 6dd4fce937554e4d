/** Draws our own icons of the classes, which differ in shape, so that nobody needs to see their colours. */

import type { PartyRole } from '../../texts/texts.ts'
import { drawHeart, drawShieldIcon, drawSword } from './icons.ts'
import type { CanvasContext } from './text.ts'

/** A place of the unit square, which is drawn at the size of the icon. */
interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

type Draw = (ink: CanvasContext, color: string) => void

/** The functions that draw the icon of each class in a square of 100 × 100. */
const ICONS: ReadonlyMap<string, Draw> = new Map([
  ['Death Knight', skull],
  ['Druid', paw],
  ['Hunter', bow],
  ['Mage', flame],
  ['Paladin', hammer],
  ['Priest', halo],
  ['Rogue', dagger],
  ['Shaman', bolt],
  ['Warlock', imp],
  ['Warrior', axes],
])

export function drawClassIcon(
  ink: CanvasContext,
  className: string,
  { x, y, size }: Place,
  color: string,
): void {
  const draw = ICONS.get(className)
  if (!draw) return
  ink.save()
  ink.translate(x, y)
  ink.scale(size / 100, size / 100)
  ink.fillStyle = color
  ink.strokeStyle = color
  ink.lineWidth = 8
  ink.lineJoin = 'round'
  ink.lineCap = 'round'
  draw(ink, color)
  ink.restore()
}

/** Draws the icon of a role: a sword for damage, a heart for healing, a shield for protection. */
export function drawRoleIcon(ink: CanvasContext, role: PartyRole, place: Place, color: string): void {
  const draw = { damage: drawSword, healer: drawHeart, protector: drawShieldIcon }[role]
  draw(ink, place, color)
}

type Point = readonly [x: number, y: number]

function shape(ink: CanvasContext, ...points: readonly Point[]): void {
  ink.beginPath()
  for (const [x, y] of points) ink.lineTo(x, y)
  ink.closePath()
  ink.fill()
}

function line(ink: CanvasContext, ...points: readonly Point[]): void {
  ink.beginPath()
  for (const [x, y] of points) ink.lineTo(x, y)
  ink.stroke()
}

function disc(ink: CanvasContext, x: number, y: number, across: number, down = across): void {
  ink.beginPath()
  ink.ellipse(x, y, across, down, 0, 0, 2 * Math.PI)
  ink.fill()
}

/** Draws a part of an icon as a hole. */
function hole(ink: CanvasContext, draw: () => void): void {
  ink.globalCompositeOperation = 'destination-out'
  draw()
  ink.globalCompositeOperation = 'source-over'
}

function skull(ink: CanvasContext): void {
  disc(ink, 50, 42, 34, 32)
  shape(ink, [32, 60], [68, 60], [66, 90], [34, 90])
  hole(ink, () => {
    disc(ink, 37, 45, 9, 10)
    disc(ink, 63, 45, 9, 10)
    shape(ink, [50, 56], [55, 67], [45, 67])
    ink.lineWidth = 4
    for (const x of [43, 50, 57]) line(ink, [x, 78], [x, 92])
  })
}

function paw(ink: CanvasContext): void {
  disc(ink, 50, 68, 25, 20)
  disc(ink, 19, 48, 10, 13)
  disc(ink, 38, 28, 10, 14)
  disc(ink, 62, 28, 10, 14)
  disc(ink, 81, 48, 10, 13)
}

function bow(ink: CanvasContext): void {
  ink.beginPath()
  ink.arc(30, 70, 55, -Math.PI * 0.52, Math.PI * 0.02)
  ink.stroke()
  ink.lineWidth = 4
  line(ink, [26, 15], [85, 74])
  ink.lineWidth = 7
  line(ink, [18, 82], [82, 18])
  shape(ink, [92, 8], [86, 34], [66, 14])
}

function flame(ink: CanvasContext): void {
  ink.beginPath()
  ink.moveTo(52, 4)
  ink.bezierCurveTo(58, 30, 86, 42, 82, 68)
  ink.bezierCurveTo(79, 88, 62, 96, 49, 96)
  ink.bezierCurveTo(32, 96, 18, 84, 18, 64)
  ink.bezierCurveTo(18, 48, 28, 42, 30, 26)
  ink.bezierCurveTo(38, 30, 42, 38, 42, 46)
  ink.bezierCurveTo(50, 36, 54, 22, 52, 4)
  ink.fill()
  hole(ink, () => {
    ink.beginPath()
    ink.moveTo(52, 52)
    ink.bezierCurveTo(54, 64, 66, 68, 64, 78)
    ink.bezierCurveTo(62, 88, 40, 88, 38, 78)
    ink.bezierCurveTo(37, 70, 50, 66, 52, 52)
    ink.fill()
  })
}

function hammer(ink: CanvasContext): void {
  ink.save()
  ink.translate(50, 50)
  ink.rotate(Math.PI / 5)
  ink.fillRect(-30, -46, 60, 32)
  ink.fillRect(-6, -14, 12, 62)
  ink.fillRect(-12, 40, 24, 10)
  ink.restore()
}

function halo(ink: CanvasContext): void {
  ink.lineWidth = 10
  ink.beginPath()
  ink.arc(50, 50, 21, 0, 2 * Math.PI)
  ink.stroke()
  for (let ray = 0; ray < 8; ray++) {
    const [across, down] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
    line(ink, [50 + 35 * across, 50 + 35 * down], [50 + 44 * across, 50 + 44 * down])
  }
}

function dagger(ink: CanvasContext): void {
  ink.save()
  ink.translate(50, 50)
  ink.rotate(Math.PI / 4)
  shape(ink, [0, -56], [13, -34], [9, 14], [-9, 14], [-13, -34])
  ink.fillRect(-24, 14, 48, 9)
  ink.fillRect(-6, 23, 12, 24)
  disc(ink, 0, 50, 8)
  ink.restore()
}

function bolt(ink: CanvasContext): void {
  shape(ink, [60, 2], [20, 56], [46, 56], [36, 98], [80, 40], [53, 40])
}

function imp(ink: CanvasContext): void {
  disc(ink, 50, 60, 28, 30)
  shape(ink, [24, 52], [10, 6], [46, 36])
  shape(ink, [76, 52], [90, 6], [54, 36])
  hole(ink, () => {
    shape(ink, [30, 52], [46, 62], [33, 66])
    shape(ink, [70, 52], [54, 62], [67, 66])
    shape(ink, [38, 76], [62, 76], [50, 83])
  })
}

function axes(ink: CanvasContext): void {
  for (const side of [-1, 1]) {
    ink.save()
    ink.translate(50, 50)
    ink.scale(side, 1)
    ink.rotate(Math.PI / 4)
    ink.fillRect(-4, -40, 8, 90)
    ink.beginPath()
    ink.moveTo(4, -36)
    ink.quadraticCurveTo(20, -44, 34, -46)
    ink.quadraticCurveTo(40, -22, 34, 0)
    ink.quadraticCurveTo(20, -4, 4, -12)
    ink.closePath()
    ink.fill()
    ink.restore()
  }
}
