import MessengerHost
import MessengerTexts
import ScreenKit

/// Shows the login or the tabs, as the session has it.
final class RootController: ViewController {
  private let session: Session
  private let network: NetworkStatus
  private let preferences: Preferences
  private let clock: any AppClock
  private weak var window: Window?
  private var content: ViewController?
  private var language: Language

  /// A link that cannot be followed yet.
  private var pendingLink: DeepLink?

  init(
    session: Session, network: NetworkStatus, preferences: Preferences, clock: any AppClock,
    window: Window
  ) {
    self.session = session
    self.network = network
    self.preferences = preferences
    self.clock = clock
    self.window = window
    language = preferences.language
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    session.changes.add(self) { $0.showContent() }
    preferences.changes.add(self) { $0.preferencesChanged() }
    window?.adapt(to: preferences)
    showContent()
  }

  /// Follows a link, as soon as that is possible.
  func follow(_ link: DeepLink) {
    pendingLink = link
    followPendingLink()
  }

  private func showContent() {
    if let account = session.account {
      account.chats.changes.add(self) { $0.followPendingLink() }
      show(tabs(of: account))
      followPendingLink()
    } else {
      show(
        LoginViewController(
          signIn: SignIn(to: session), network: network, texts: Texts(for: preferences.language)))
    }
  }

  private func tabs(of account: Account) -> TabsController {
    let tabs = TabsController(
      account: account, network: network, preferences: preferences, clock: clock)
    tabs.onSignOut = { [session] in session.signOut() }
    return tabs
  }

  private func show(_ controller: ViewController) {
    if presentedViewController != nil { dismiss() }
    content?.leaveContainer()
    content = controller
    embed(controller)
  }

  private func preferencesChanged() {
    window?.adapt(to: preferences)
    guard preferences.language != language else { return }
    language = preferences.language
    guard let account = session.account else { return }
    let tabs = tabs(of: account)
    tabs.select(.settings)
    show(tabs)
  }

  private func followPendingLink() {
    guard let link = pendingLink, let account = session.account,
      let tabs = content as? TabsController
    else { return }
    pendingLink = nil
    guard account.chats[link.chat] != nil else { return }
    if presentedViewController != nil { dismiss() }
    tabs.showChat(link.chat)
  }
}
