import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '#features/account/password-reset/forgot-page.tsx';

export const Route = createFileRoute('/{-$lang}/forgot-password')({ component: ForgotPage });
