/** Below this width the start page's words stand above the upright picture, from it on beside the wide one. */
export const NARROW = '(max-width: 899.95px)';
