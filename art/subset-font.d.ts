declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    noHinting?: boolean;
    /** One value pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
