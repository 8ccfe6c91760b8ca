import { describe, expect, it } from 'vitest';
import { asSeats, comer, followers, waysOf } from './company';
import type { SeatInfo } from './protocol';

const anna: SeatInfo = { seat: 0, name: 'Anna', kind: 'person', bot: null, yours: true };
const carla: SeatInfo = { seat: 1, name: 'Carla', kind: 'person', bot: null, yours: false };
const bot: SeatInfo = { seat: 2, name: '', kind: 'bot', bot: 'scout', yours: false };

describe('who plays on', () => {
  it('is everybody who played, while those who rest go on resting', () => {
    expect(asSeats(followers([anna, carla, bot], ['vera'])).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'same'],
      [1, 'same'],
      [2, 'same'],
    ]);
  });
  it('leaves out who stays away, and takes in who comes', () => {
    const all = followers([anna, carla, bot], ['vera']);
    all[1] = { ...all[1]!, way: 'away' };
    all[3] = { ...all[3]!, way: 'here', name: ' Dora ' };
    expect(asSeats([...all, comer('', false, 'friend')])).toEqual([
      { seat: 0, called: null, kind: 'same', name: 'Anna' },
      { seat: 2, called: null, kind: 'same', name: '' },
      { seat: null, called: 'vera', kind: 'here', name: 'Dora' },
      { seat: null, called: null, kind: 'friend', name: '' },
    ]);
  });
  it('lets somebody take back a seat that a bot played for them', () => {
    const [lent] = followers([{ ...anna, kind: 'bot', bot: 'scout' }], []);
    expect(waysOf(lent!)).toEqual(['same', 'here', 'friend', 'away']);
  });
  it('offers what makes sense', () => {
    const [mine, other, robot, resting] = followers([anna, carla, bot], ['vera']);
    expect(waysOf(mine!)).toEqual(['same', 'friend', 'bot', 'away']);
    expect(waysOf(other!)).toEqual(['same', 'here', 'friend', 'bot', 'away']);
    expect(waysOf(robot!)).toEqual(['same', 'here', 'friend', 'away']);
    expect(waysOf(resting!)).toEqual(['here', 'friend', 'bot', 'away']);
    expect(waysOf(comer('', false, 'bot'))).toEqual(['here', 'friend', 'bot']);
  });
});
