/**
 * What a tap does not need in order to be answered comes after the page is awake (backstage.ts). Until
 * then this stands for it: what is asked of it is kept, in order, and done when it comes.
 */
import type { Outbox } from './outbox';

/** What the shop does behind a tap: sends it, keeps it in the database, asks the server. */
export interface Backstage {
  cart: Outbox;
  wishlist: Outbox;
  /** Reads what is pending, follows the other tabs and the connection; answers what stops that. */
  begin: () => () => void;
  /** Asks for what every visit shows, and again when it may have changed. */
  keepFresh: () => void;
  /** The API's cache, which may hold what is one person's. */
  forgetAnswers: () => void;
  /** What the device remembers of one person's visit, and another must not see. */
  forgetVisit: () => void;
  /** What else of a person is on the disk and goes with the logout. */
  forgetPersonalValues: (uid: string) => Promise<void>;
}

/** What it promises nobody waits for. */
type Act = (backstage: Backstage) => unknown;

export interface BackstageDoor {
  /** Null until its code has come. */
  here: () => Backstage | null;
  /** Now, or when it comes; nobody hurries for it. */
  onceHere: (act: Act) => void;
  /** Now, or as soon as its code, which is asked for at once, has come. */
  pass: (act: Act) => void;
  /** Asks for it. */
  summon: () => void;
  open: (backstage: Backstage) => void;
}

/** @param fetchIt starts to bring it; called once */
export function createBackstageDoor(fetchIt: () => void): BackstageDoor {
  let here: Backstage | null = null;
  let isAskedFor = false;
  const waiting: Act[] = [];
  const summon = (): void => {
    if (isAskedFor) return;
    isAskedFor = true;
    fetchIt();
  };
  const onceHere: BackstageDoor['onceHere'] = (act) => {
    if (here) act(here);
    else waiting.push(act);
  };
  return {
    here: () => here,
    onceHere,
    pass(act) {
      onceHere(act);
      summon();
    },
    summon,
    open(backstage) {
      here = backstage;
      isAskedFor = true;
      for (const act of waiting.splice(0)) act(backstage);
    },
  };
}
