/** What Jest sees where the build sees a style sheet. */
export {};
