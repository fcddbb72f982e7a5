import { Article } from '../features/content/Article';
import { cancellationSections, cancellationSummary } from '../features/content/cancellationPolicy';
import { paths } from '../shared/config/paths';

export default function CancellationPolicyPage() {
  return (
    <Article
      title="Cancellation Policy"
      path={paths.cancellationPolicy}
      description="Until when an order at Marigold Lane can be cancelled, how, and what happens to the money."
      summary={cancellationSummary}
      sections={cancellationSections}
    />
  );
}
