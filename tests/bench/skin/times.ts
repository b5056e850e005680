import type { Page } from '@playwright/test';
export async function measureTimes(_page: Page): Promise<void> {}
