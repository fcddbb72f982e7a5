/**
 * Opens a payment page. Follows only web addresses. An object, so that tests can replace it: jsdom cannot
 * navigate.
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
