import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Cloud from 'lucide-react/icons/cloud';
import Container from 'lucide-react/icons/container';
import Database from 'lucide-react/icons/database';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import Import from 'lucide-react/icons/import';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import Map from 'lucide-react/icons/map';
import MessageCircle from 'lucide-react/icons/message-circle';
import Network from 'lucide-react/icons/network';
import Package from 'lucide-react/icons/package';
import Rocket from 'lucide-react/icons/rocket';
import Search from 'lucide-react/icons/search';
import Server from 'lucide-react/icons/server';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import Workflow from 'lucide-react/icons/workflow';
import Wrench from 'lucide-react/icons/wrench';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Finding, nearest, ownValue } from '@idmp/model';
import { svgShapes } from '../tree';

/** Icons for use in documents: line icons in the text color. */
const ICONS: Record<string, typeof Bell> = {
  backup: DatabaseBackup,
  bell: Bell,
  book: BookOpen,
  chart: ChartLine,
  chat: MessageCircle,
  checklist: ListChecks,
  cloud: Cloud,
  columns: ChartColumn,
  container: Container,
  dashboard: LayoutDashboard,
  database: Database,
  download: Download,
  eye: Eye,
  help: LifeBuoy,
  history: History,
  import: Import,
  key: KeyRound,
  languages: Languages,
  layers: Layers,
  map: Map,
  package: Package,
  question: CircleHelp,
  rocket: Rocket,
  search: Search,
  server: Server,
  shield: ShieldCheck,
  sparkles: Sparkles,
  tag: Tag,
  tree: Network,
  users: Users,
  workflow: Workflow,
  wrench: Wrench,
};

export const ICON_NAMES = Object.keys(ICONS);

/** What is wrong with the name of an icon; undefined for a known one. */
export function iconFault(name: string): Finding<'icon'> | undefined {
  if (Object.hasOwn(ICONS, name)) return undefined;
  return { code: 'icon', values: { name, meant: nearest(name, ICON_NAMES), known: ICON_NAMES } };
}

/** The icon as an element; undefined for an unknown name. */
export function icon(name: string | undefined): Element | undefined {
  const drawing = name !== undefined ? ownValue(ICONS, name) : undefined;
  // The package only renders with React.
  const shapes = drawing && svgShapes(renderToStaticMarkup(createElement(drawing)));
  return shapes && h('svg.icon', { viewBox: '0 0 24 24', width: 24, height: 24, ariaHidden: 'true' }, shapes);
}
