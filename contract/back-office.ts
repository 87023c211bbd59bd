import * as z from 'zod/mini'
import * as back from './admin.ts'
import * as banners from './banners.ts'
import * as health from './health.ts'
import { admin, rows } from './row.ts'
import { done } from './values.ts'

/** The calls of the back office, as part of `api.ts`: all of them are an administrator's alone. */
export const backOffice = rows({
  'GET /admin/stats/users': admin.lagging({ summary: 'How many members', response: back.userStats }),
  'GET /admin/stats/events': admin.lagging({ summary: 'How many events', response: back.eventStats }),
  'GET /admin/stats/themes': admin.lagging({ summary: 'How many themes', response: back.themeStats }),
  'GET /admin/stats/banners': admin.lagging({
    summary: 'How many banners, and reports',
    response: back.bannerStats,
  }),
  'GET /admin/users': admin.lagging({
    summary: 'Members by name, or a search among them',
    query: back.userSearch,
    response: z.array(back.userRow),
  }),
  'PATCH /admin/users/{id}': admin({
    summary: 'Make somebody administrator or member, suspend or restore; never oneself, never the last one',
    params: back.userId,
    body: back.userChange,
    response: back.userRow,
  }),
  'POST /admin/users/{id}/reset-link': admin({
    summary: 'Send a member a letter with a reset link',
    params: back.userId,
    response: done,
  }),
  'GET /admin/health/{userId}': admin({
    summary: "A member's health entries, newest first; recorded in the audit log",
    params: back.healthOf,
    query: health.healthRange,
    response: z.array(health.healthEntry),
  }),
  'POST /admin/health/{userId}/export': admin({
    summary: "Record that a member's health entries were exported",
    params: back.healthOf,
    body: back.healthExport,
    response: done,
  }),
  'GET /admin/banners': admin.lagging({
    summary: 'All banners, newest first',
    query: back.adminBannerPage,
    response: z.array(back.adminBanner),
  }),
  'GET /admin/banners/{id}/reports': admin({
    summary: 'Why a banner was reported, newest first',
    params: banners.bannerId,
    response: z.array(back.bannerReport),
  }),
  'POST /admin/banners/{id}/action': admin({
    summary: 'Unshare, reinstate or delete a banner',
    params: banners.bannerId,
    body: back.bannerAction,
    response: done,
  }),
  'GET /admin/audit': admin({
    summary: 'The audit log, newest first',
    query: back.auditPage,
    response: z.array(back.auditEntry),
  }),
  'GET /admin/geocode': admin({
    summary: 'Where an address is',
    query: back.addressSearch,
    response: z.array(back.place),
  }),
})
