/**
 * Takes the shopper to a payment page. Only web addresses are followed, whatever an answer says.
 * An object, so that tests can watch it: jsdom cannot navigate.
 */
export const leaveShop = {
  to(url: string): boolean {
    let target: URL;
    try {
      target = new URL(url, window.location.href);
    } catch {
      return false;
    }
    if (target.protocol !== 'https:' && target.protocol !== 'http:') return false;
    window.location.assign(target.href);
    return true;
  },
};
