/** One product, drawn in a space 800 wide and 1000 high. */
export interface Drawing {
  body: string;
  /** Against a wall, standing on a floor, or lying on a table. */
  setting: 'wall' | 'floor' | 'table';
  /** Centre of the close-up. */
  focus: readonly [x: number, y: number];
}
