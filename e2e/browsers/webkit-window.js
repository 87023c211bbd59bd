// @ts-nocheck: gjs brings its libraries without types.
/**
 * Run by gjs: the window of a browser that WebKitWebDriver automates. WebKit's own, MiniBrowser, is never narrower than
 * 447 px, and in its private windows it does not write down what a page complains of.
 */
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit2 from 'gi://WebKit2?version=4.1'

Gtk.init(null)
const loop = new GLib.MainLoop(null, false)

/** Runs in the page before its own scripts. */
const collect = () => {
  const tell = (...words) => window.webkit.messageHandlers.complaint.postMessage(words.join(' '))
  addEventListener(
    'error',
    ({ message, filename, target }) => tell(message || 'lost:', filename || target.src || target.href),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled:', reason, reason?.stack ?? ''))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('CSP:', violatedDirective, blockedURI),
  )
  const { error } = console
  console.error = (...all) => {
    tell('console:', ...all)
    error(...all)
  }
}

const context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(true)

// Without a folder, WebKit asks where to.
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (_, name) => {
    download.set_destination(GLib.filename_to_uri(`${GLib.getenv('DOWNLOADS')}/${name}`, null))
    return true
  })
})

const content = new WebKit2.UserContentManager()
content.register_script_message_handler('complaint')
content.connect('script-message-received::complaint', (_, message) => {
  print(`complaint ${JSON.stringify(message.get_js_value().to_string())}`)
})
content.add_script(
  new WebKit2.UserScript(
    `(${collect})()`,
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    WebKit2.UserScriptInjectionTime.START,
    null,
    null,
  ),
)

context.connect('automation-started', (_, session) => {
  const info = new WebKit2.ApplicationInfo()
  info.set_name('A-genda')
  session.set_application_info(info)
  session.connect('will-close', () => loop.quit())
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({
      web_context: context,
      user_content_manager: content,
      is_controlled_by_automation: true,
    })
    const window = new Gtk.Window()
    window.add(view)
    window.show_all()
    return view
  })
})
loop.run()
