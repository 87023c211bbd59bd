import * as z from 'zod/mini'
import * as back from './admin.ts'
import * as news from './admin-news.ts'
import * as audit from './audit.ts'
import * as banners from './banners.ts'
import * as health from './health.ts'
import * as members from './member-page.ts'
import { overview } from './overview.ts'
import { admin, curator, moderator, rows, staff } from './row.ts'
import { done } from './values.ts'

/** The calls of the back office, as part of `api.ts`: an administrator's, or also those of a part of it. */
export const backOfficeCalls = rows({
  'GET /admin/overview': staff({ summary: 'What needs a hand, and what comes next', response: overview }),
  'GET /admin/stats/users': admin.replicaOk({ summary: 'How many members', response: back.userStats }),
  'GET /admin/stats/events': curator.replicaOk({ summary: 'How many events', response: back.eventStats }),
  'GET /admin/stats/themes': curator.replicaOk({ summary: 'How many themes', response: back.themeStats }),
  'GET /admin/stats/banners': moderator.replicaOk({
    summary: 'How many banners, and reports',
    response: back.bannerStats,
  }),
  'GET /admin/users': admin.replicaOk({
    summary: 'Members by name, or a search among them',
    query: back.userSearch,
    response: z.array(back.userRow),
  }),
  'PATCH /admin/users/{id}': admin({
    summary: 'Give or take a role, suspend or restore; never oneself, never the last administrator',
    params: back.userId,
    body: back.userChange,
    response: back.userRow,
    whileFull: true,
  }),
  'POST /admin/users/{id}/reset-link': admin({
    summary: 'Send a member an email with a reset link',
    params: back.userId,
    response: done,
    whileFull: true,
  }),
  'POST /admin/users/{id}/second-factor/off': admin({
    summary: 'Take one-time codes and passkeys from a member who has lost them',
    params: back.userId,
    response: done,
    whileFull: true,
  }),
  'GET /admin/users/{id}': moderator.replicaOk({
    summary: 'One member: the account, and what they share; never a diary, a mood, a plan or their health',
    params: back.userId,
    response: members.memberPage,
  }),
  'GET /admin/users/{id}/posts': moderator.replicaOk({
    summary: 'What a member posted, newest first',
    params: back.userId,
    query: members.memberPostsPage,
    response: z.array(members.memberPost),
  }),
  'GET /admin/users/{id}/comments': moderator.replicaOk({
    summary: 'What a member commented, newest first',
    params: back.userId,
    query: members.memberCommentsPage,
    response: z.array(members.memberComment),
  }),
  'GET /admin/users/{id}/rsvps': admin.replicaOk({
    summary: 'To which events a member answered, newest first',
    params: back.userId,
    query: members.memberRsvpsPage,
    response: z.array(members.memberRsvp),
  }),
  'GET /admin/users/{id}/reports': moderator.replicaOk({
    summary: 'The newest reports about a member and by them, and what was decided, each newest first',
    params: back.userId,
    response: members.memberReports,
  }),
  'POST /admin/users/{id}/delete': admin({
    summary: 'Delete the account of a member who asked for it; never an administrator’s, nor one’s own',
    params: back.userId,
    body: members.memberDeletion,
    response: members.memberDeleted,
    whileFull: true,
  }),
  'GET /admin/health/{userId}': admin({
    summary: "A member's health entries, newest first; recorded in the audit log",
    params: back.healthOf,
    query: back.healthLook,
    response: z.array(health.healthEntry),
  }),
  'POST /admin/health/{userId}/export': admin({
    summary: "Record that a member's health entries were exported",
    params: back.healthOf,
    body: back.healthExport,
    response: done,
    whileFull: true,
  }),
  'GET /admin/banners': moderator.replicaOk({
    summary: 'All banners, newest first',
    query: back.adminBannerPage,
    response: z.array(back.adminBanner),
  }),
  'GET /admin/banners/{id}/reports': moderator({
    summary: 'Why a banner was reported, newest first',
    params: banners.bannerId,
    response: z.array(back.bannerReport),
  }),
  'POST /admin/banners/{id}/action': moderator({
    summary: 'Unshare, reinstate or delete a banner',
    params: banners.bannerId,
    body: back.bannerAction,
    response: done,
    whileFull: true,
  }),
  'GET /admin/news': moderator({
    summary: 'What one is told of by mail: reports, backups, the disk, emails that fail',
    response: news.adminNews,
  }),
  'PATCH /admin/news': moderator({
    summary: 'Choose whether one is told of a kind by mail',
    body: news.newsChange,
    response: news.adminNews,
    whileFull: true,
  }),
  'GET /admin/audit': admin({
    summary: 'The audit log, newest first',
    query: audit.auditPage,
    response: z.array(audit.auditEntry),
  }),
  'POST /admin/audit/export': admin({
    summary: 'Record that lines of the audit log were exported',
    body: audit.auditExport,
    response: done,
    whileFull: true,
  }),
  'GET /admin/geocode': curator({
    summary: 'Where an address is',
    query: back.addressSearch,
    response: z.array(back.geocodedPlace),
  }),
  'GET /admin/map': curator({
    summary: 'A plain map around a place',
    query: back.mapCenter,
    response: back.drawnMap,
  }),
})
