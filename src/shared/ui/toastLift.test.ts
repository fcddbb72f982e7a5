import { liftOver } from './toastLift';

const area = { top: 700, bottom: 750 };

describe('a toast’s position on a phone', () => {
  it('stays at the bottom edge when nothing is under it', () => {
    expect(liftOver(area, [{ top: 100, bottom: 144 }], 200)).toBe(0);
  });

  it('is above the primary button it would cover', () => {
    const button = { top: 690, bottom: 734 };
    expect(area.bottom - liftOver(area, [button], 200)).toBeLessThan(button.top);
  });

  it('does not cover the next button instead', () => {
    const buttons = [
      { top: 640, bottom: 684 },
      { top: 700, bottom: 744 },
    ];
    expect(area.bottom - liftOver(area, buttons, 200)).toBeLessThan(640);
  });

  it('stays where it is when there is no room above', () => {
    const wall = [{ top: 100, bottom: 760 }];
    expect(liftOver(area, wall, 200)).toBe(0);
  });
});
