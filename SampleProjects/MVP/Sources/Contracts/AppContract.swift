/// The tabs of the app.
enum AppTab {
  case chats, contacts, stickers, settings
}

/// How everything on the screen looks.
struct Look: Equatable {
  enum TextSize {
    case small, standard, large
  }

  let isDark: Bool
  let textSize: TextSize
}

/// What the app shows as a whole.
@MainActor
protocol AppViewInterface: AnyObject {
  func showLook(_ look: Look)
  func showLogin()

  /// Shows the tabs in the language of now, each at its first screen.
  func showTabs(selecting tab: AppTab)

  /// Shows a thread in the tab of the chats, whatever was there.
  func showThread(_ id: String)
}

/// What happens to the app as a whole.
@MainActor
protocol AppPresenterInterface: AnyObject {
  /// - Parameter link: The link that the app is started by, if it is.
  func start(opening link: String?)
  func open(_ link: String)
}
