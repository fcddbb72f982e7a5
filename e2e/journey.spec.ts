import { test } from './test';
import { walkJourney } from './journey';

// Without view transitions: during one, a test's click is earlier than a person's could be (motion.spec.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest finds a sofa and a kurta, signs up, orders by cash on delivery, and finds it all again', async ({
  page,
  context,
}) => {
  await walkJourney(page, context);
});
