import { createBackstageDoor, type Backstage } from './backstageDoor';

const backstage = {} as Backstage;

describe('what waits for what comes backstage', () => {
  it('is done in the order in which it was asked for, each once', () => {
    const done: string[] = [];
    const door = createBackstageDoor(jest.fn());
    door.pass(() => done.push('a tap'));
    door.onceHere(() => done.push('a wish'));
    door.pass(() => done.push('another tap'));
    expect(done).toEqual([]);
    expect(door.here()).toBeNull();
    door.open(backstage);
    expect(done).toEqual(['a tap', 'a wish', 'another tap']);
    expect(door.here()).toBe(backstage);
  });

  it('is done at once when it is here', () => {
    const door = createBackstageDoor(jest.fn());
    door.open(backstage);
    const act = jest.fn();
    door.pass(act);
    expect(act).toHaveBeenCalledWith(backstage);
  });

  it('is asked for once, and only by those who need it now', () => {
    const fetchIt = jest.fn();
    const door = createBackstageDoor(fetchIt);
    door.onceHere(jest.fn());
    expect(fetchIt).not.toHaveBeenCalled();
    door.pass(jest.fn());
    door.pass(jest.fn());
    door.summon();
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });
});
