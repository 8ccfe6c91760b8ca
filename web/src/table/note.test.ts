import { describe, expect, it } from 'vitest';
import { noteAt } from './note';

const screen = { width: 1440, height: 900 };
const note = { width: 330, height: 160 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a note', () => {
  it('stands below what lies in the upper half, its arrow in the middle of it', () => {
    expect(noteAt(box(600, 100, 100, 50), screen, note)).toEqual({
      x: 485,
      y: 164,
      side: 'below',
      arrow: 165,
    });
  });

  it('stands above what lies in the lower half', () => {
    expect(noteAt(box(600, 700, 100, 50), screen, note)).toMatchObject({ y: 526, side: 'above' });
  });

  it('stays on the screen at its edge, and the arrow still points', () => {
    expect(noteAt(box(0, 100, 60, 50), screen, note)).toMatchObject({ x: 12, arrow: 20 });
  });

  it('stands beside what is as high as the screen', () => {
    expect(noteAt(box(1060, 150, 360, 740), screen, note)).toMatchObject({ x: 716, y: 150, side: 'beside' });
    expect(noteAt(box(10, 60, 260, 800), screen, note)).toMatchObject({ x: 284, y: 60, side: 'beside' });
  });

  it('leaves free what is asked, if it can', () => {
    const [sheet, asked] = [box(1060, 60, 360, 220), box(1060, 300, 360, 580)];
    expect(noteAt(sheet, screen, note, asked)).toMatchObject({ x: 716, y: 60, side: 'beside' });
    expect(noteAt(sheet, screen, note, box(0, 0, 1440, 900))).toMatchObject({ side: 'below' });
  });

  it('lies on the table of a phone rather than on the question', () => {
    const [island, asked] = [box(10, 100, 370, 300), box(0, 420, 390, 424)];
    expect(noteAt(island, { width: 390, height: 844 }, note, asked)).toMatchObject({
      y: 246,
      side: 'beside',
    });
  });

  it('stands above where there is no room below', () => {
    const phone = { width: 390, height: 844 };
    expect(noteAt(box(0, 400, 390, 300), phone, note)).toMatchObject({ y: 226, side: 'above' });
  });

  it('stands loose where what it speaks of fills the screen', () => {
    expect(noteAt(box(0, 50, 390, 760), { width: 390, height: 844 }, note)).toBeNull();
  });
});
