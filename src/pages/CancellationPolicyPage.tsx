import { Article } from '../features/content/Article';
import { cancellationSections, cancellationSummary } from '../features/content/cancellationPolicy';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';

export default function CancellationPolicyPage() {
  return (
    <Article
      title={t('Cancellation Policy')}
      path={paths.cancellationPolicy}
      description={t(
        'Until when an order at Marigold Lane can be cancelled, how, and what happens to the money.',
      )}
      summary={cancellationSummary}
      sections={cancellationSections}
    />
  );
}
