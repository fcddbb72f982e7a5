import Slider, { type SliderProps } from '@mui/material/Slider';
import { withMui } from '../../../shared/ui/mui/MuiScope';

type RangeSliderProps = Pick<
  SliderProps<'span', { value: number[] }>,
  | 'disabled'
  | 'getAriaLabel'
  | 'getAriaValueText'
  | 'max'
  | 'min'
  | 'onChange'
  | 'onChangeCommitted'
  | 'scale'
  | 'value'
>;

/** A slider with two thumbs for RangeFilter. */
export const RangeSlider = withMui(function RangeSlider(props: RangeSliderProps) {
  return <Slider {...props} />;
});
