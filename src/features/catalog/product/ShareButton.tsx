import ShareIcon from '../../../shared/ui/icons/IosShareRounded';
import { t } from '../../../shared/i18n/t';
import { Button } from '../../../shared/ui/Button';
import { toast } from '../../../shared/ui/notify';

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t('Link copied!'));
  } catch {
    toast.error(t('The link could not be copied: {url}', { url }));
  }
}

/** Opens the device's share sheet, or copies the link. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href;
    // Absent on most desktops and on plain HTTP.
    if (typeof navigator.share !== 'function') {
      await copyLink(url);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyLink(url);
    }
  };
  return (
    <Button
      startIcon={<ShareIcon />}
      onClick={() => {
        void share();
      }}
    >
      {t('Share')}
    </Button>
  );
}
